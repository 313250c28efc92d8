import type { rulesWellness } from "../en/rules-wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesWellness> = {
  noEmotion: "Escolha um sentimento ou digite o seu.",
  longEmotion: "Um sentimento pode ter até {max} caracteres.",
  unstorableEmotion: "Um sentimento contém caracteres que não podem ser guardados.",
};
