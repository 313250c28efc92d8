import type { kitLine } from "../en/kit-line.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof kitLine> = {
  question: "Seu kit de resgate ainda está à mão?",
  later: "Perguntar depois",
};
