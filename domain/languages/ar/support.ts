import type { support } from "../en/support.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof support> = {
  anywhere: "في أي مكان",
  findAHelpline: "خطوط مجانية للاتصال أو الرسائل أو المحادثة، بحسب البلد والموضوع.",
  befrienders: "متطوعون يصغون، في بلدان ولغات كثيرة.",
  emergency: "خدمات الطوارئ",
  emergencyNumber: "112 أو رقم الطوارئ المحلي",
  emergencyNote:
    "حين تكون حياة في خطر الآن. يعمل 112 في بلدان كثيرة؛ وفي غيرها 911 أو 999 أو 000، وفي الصين 110 (الشرطة) و120 (الإسعاف).",
  callOrText: "مكالمة أو رسالة نصية: \u2066{number}\u2069",
  dayAndNight: "ليلًا ونهارًا.",
  anyPhone: "ليلًا ونهارًا، مجانًا من أي هاتف.",
};
