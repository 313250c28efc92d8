import type { readings } from "../en/readings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readings> = {
  less: "أقل: {name}",
  more: "أكثر: {name}",
  hours: "{name}: الساعات",
  minutes: "{name}: الدقائق",
  empty: "فارغ",
  rules: {
    notANumber: "يُرجى إدخال عدد، مثل {example}.",
    notADuration: "يُرجى إدخال ساعات ودقائق، مثل {example}.",
    between: "القيم الممكنة من {least} إلى {most}.",
    atLeast: "القيم الممكنة {least} فأكثر.",
    atMost: "القيم الممكنة حتى {most}.",
    steps: "الخطوة {step}.",
  },
};
