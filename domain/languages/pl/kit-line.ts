import type { kitLine } from "../en/kit-line.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof kitLine> = {
  question: "Czy zestaw ratunkowy jest nadal pod ręką?",
  later: "Zapytaj później",
};
