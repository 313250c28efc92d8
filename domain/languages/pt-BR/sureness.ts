import type { sureness } from "../en/sureness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sureness> = {
  clearly: "Está claro.",
  probably: "É provável.",
  chance: "Pode ser acaso.",
  meaning: {
    clearly: "Está claro: onde não há nada, o acaso sozinho mostra isso em cerca de 1 de cada 100 diários.",
    probably: "É provável: o acaso sozinho mostra isso poucas vezes, em cerca de 5 de cada 100 diários.",
    chance: "Pode ser acaso: isso aparece muitas vezes também onde não há nada.",
  },
};
