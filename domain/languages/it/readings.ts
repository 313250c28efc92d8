import type { readings } from "../en/readings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readings> = {
  less: "Meno: {name}",
  more: "Più: {name}",
  hours: "{name}: ore",
  minutes: "{name}: minuti",
  empty: "Vuoto",
  rules: {
    notANumber: "Scrivi un numero, come {example}.",
    notADuration: "Scrivi ore e minuti, come {example}.",
    between: "Può andare da {least} a {most}.",
    atLeast: "Può essere {least} o più.",
    atMost: "Può arrivare a {most}.",
    steps: "Va a passi di {step}.",
  },
};
