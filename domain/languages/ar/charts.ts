import type { charts } from "../en/charts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof charts> = {
  asTable: "الأرقام في جدول",
  figures: "{chart}: الأرقام",
  copy: "نسخ بصيغة CSV",
  copyNamed: "نسخ بصيغة CSV: {chart}",
  copied: { title: "نُسخت", text: "الأرقام في الحافظة بصيغة CSV." },
  notCopied: {
    title: "لم تُنسخ",
    text: "المتصفح لا يسمح بذلك. يمكن تحديد الجدول يدويًا.",
  },
};
