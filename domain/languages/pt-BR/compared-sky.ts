import type { comparedSky } from "../en/compared-sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof comparedSky> = {
  title: "Duas luzes no céu",
  read: "Ler a comparação",
  unreadable: "Não há nada para comparar aqui",
  ofSide: "O lado dela: {side}",
  sides: {
    others: "Os outros dias",
    all: "Todos os dias",
    goodWeeks: "Boas semanas",
    otherWeeks: "As outras semanas",
  },
};
