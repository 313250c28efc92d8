import type { sealed } from "../en/sealed.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sealed> = { word: "Scellé" };
