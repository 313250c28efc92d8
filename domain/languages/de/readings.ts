import type { readings } from "../en/readings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readings> = {
  less: "Weniger: {name}",
  more: "Mehr: {name}",
  hours: "{name}: Stunden",
  minutes: "{name}: Minuten",
  empty: "Leer",
  rules: {
    notANumber: "Schreib eine Zahl, zum Beispiel {example}.",
    notADuration: "Schreib Stunden und Minuten, zum Beispiel {example}.",
    between: "Möglich ist {least} bis {most}.",
    atLeast: "Möglich ist {least} oder mehr.",
    atMost: "Möglich ist bis zu {most}.",
    steps: "Es geht in Schritten von {step}.",
  },
};
