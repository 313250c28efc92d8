import type { rulesWellness } from "../en/rules-wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesWellness> = {
  noEmotion: "Elige una emoción o escribe la tuya.",
  longEmotion: "Una emoción puede tener hasta {max} caracteres.",
  unstorableEmotion: "La emoción contiene caracteres que no se pueden guardar.",
};
