import type { rulesWellness } from "../en/rules-wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesWellness> = {
  noEmotion: "Escolha uma emoção ou digite a sua.",
  longEmotion: "Uma emoção pode ter até {max} caracteres.",
  unstorableEmotion: "Uma emoção contém caracteres que não podem ser guardados.",
};
