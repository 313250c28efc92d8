import type { sealedLead } from "../en/sealed-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealedLead> = {
  open: "يمكنك ختم ملاحظاتك وأسمائك، فلا تكون قراءتها ممكنة لغيرك، ولا حتى لمن يدير هذا الخادم.",
  sealed: "كلماتك مختومة: لا يمكن لغيرك قراءتها.",
  working: "العمل على كلماتك جارٍ. هنا يظهر مدى التقدم.",
  title: "كلمات مختومة",
  more: "عن الكلمات المختومة",
};
