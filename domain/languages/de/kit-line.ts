import type { kitLine } from "../en/kit-line.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof kitLine> = {
  question: "Ist dein Notfallblatt noch zur Hand?",
  later: "Später fragen",
};
