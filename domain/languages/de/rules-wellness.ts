import type { rulesWellness } from "../en/rules-wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesWellness> = {
  noEmotion: "Bitte wähle ein Gefühl oder schreib dein eigenes.",
  longEmotion: "Ein Gefühl kann bis zu {max} Zeichen haben.",
  unstorableEmotion: "Ein Gefühl enthält Zeichen, die sich nicht speichern lassen.",
};
