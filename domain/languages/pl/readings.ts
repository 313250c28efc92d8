import type { readings } from "../en/readings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readings> = {
  less: "Mniej: {name}",
  more: "Więcej: {name}",
  hours: "{name}: godziny",
  minutes: "{name}: minuty",
  empty: "Puste",
  rules: {
    notANumber: "Wpisz liczbę, na przykład {example}.",
    notADuration: "Wpisz godziny i minuty, na przykład {example}.",
    between: "Możliwe wartości: od {least} do {most}.",
    atLeast: "Możliwe wartości: {least} lub więcej.",
    atMost: "Możliwe wartości: do {most}.",
    steps: "Krok: {step}.",
  },
};
