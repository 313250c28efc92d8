import type { kitLine } from "../en/kit-line.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof kitLine> = {
  question: "هل بطاقة الاسترداد في متناول يدك؟",
  later: "السؤال لاحقًا",
};
