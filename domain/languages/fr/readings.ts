import type { readings } from "../en/readings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readings> = {
  less: "Moins : {name}",
  more: "Plus : {name}",
  hours: "{name} : heures",
  minutes: "{name} : minutes",
  empty: "Vide",
  rules: {
    notANumber: "Écris un nombre, comme {example}.",
    notADuration: "Écris des heures et des minutes, comme {example}.",
    between: "C’est possible de {least} à {most}.",
    atLeast: "C’est possible à partir de {least}.",
    atMost: "C’est possible jusqu’à {most}.",
    steps: "Par pas de {step}.",
  },
};
