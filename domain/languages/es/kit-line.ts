import type { kitLine } from "../en/kit-line.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof kitLine> = {
  question: "¿Sigue a mano tu kit de rescate?",
  later: "Preguntar más tarde",
};
