import type { sealedLead } from "../en/sealed-lead.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealedLead> = {
  open: "Versiegle deine Notizen und Namen, damit niemand außer dir sie lesen kann, auch nicht, wer diesen Server betreibt.",
  sealed: "Deine Worte sind versiegelt: Niemand außer dir kann sie lesen.",
  working: "Deine Worte sind unterwegs. Hier siehst du, wie weit sie sind.",
  title: "Versiegelte Worte",
  more: "Über versiegelte Worte",
};
