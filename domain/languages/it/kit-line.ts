import type { kitLine } from "../en/kit-line.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof kitLine> = {
  question: "Il tuo kit di soccorso è ancora a portata di mano?",
  later: "Chiedi più tardi",
};
