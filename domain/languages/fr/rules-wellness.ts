import type { rulesWellness } from "../en/rules-wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesWellness> = {
  noEmotion: "Choisis une émotion, ou écris la tienne.",
  longEmotion: "Une émotion peut avoir jusqu’à {max} caractères.",
  unstorableEmotion: "Une émotion contient des caractères qui ne peuvent pas être enregistrés.",
};
