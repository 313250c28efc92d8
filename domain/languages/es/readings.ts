import type { readings } from "../en/readings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readings> = {
  less: "Menos: {name}",
  more: "Más: {name}",
  hours: "{name}: horas",
  minutes: "{name}: minutos",
  empty: "Vacío",
  rules: {
    notANumber: "Escribe un número, como {example}.",
    notADuration: "Escribe horas y minutos, como {example}.",
    between: "Puede ser de {least} a {most}.",
    atLeast: "Puede ser {least} o más.",
    atMost: "Puede ser hasta {most}.",
    steps: "Va en pasos de {step}.",
  },
};
