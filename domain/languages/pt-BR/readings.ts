import type { readings } from "../en/readings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readings> = {
  less: "Menos: {name}",
  more: "Mais: {name}",
  hours: "{name}: horas",
  minutes: "{name}: minutos",
  empty: "Vazio",
  rules: {
    notANumber: "Escreva um número, como {example}.",
    notADuration: "Escreva horas e minutos, como {example}.",
    between: "Pode ser de {least} a {most}.",
    atLeast: "Pode ser {least} ou mais.",
    atMost: "Pode ser até {most}.",
    steps: "Vai em passos de {step}.",
  },
};
