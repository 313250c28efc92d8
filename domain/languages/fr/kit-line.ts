import type { kitLine } from "../en/kit-line.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof kitLine> = {
  question: "Ton kit de secours est-il toujours là ?",
  later: "Demander plus tard",
};
