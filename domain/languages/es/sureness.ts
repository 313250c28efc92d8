import type { sureness } from "../en/sureness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sureness> = {
  clearly: "Es casi seguro.",
  probably: "Es probable.",
  chance: "Puede ser casualidad.",
  meaning: {
    clearly:
      "Es casi seguro: donde no hay nada, la casualidad sola lo muestra más o menos en 1 de cada 100 diarios.",
    probably: "Es probable: la casualidad sola lo muestra pocas veces, más o menos en 5 de cada 100 diarios.",
    chance: "Puede ser casualidad: se ve a menudo también donde no hay nada.",
  },
};
