import type { rulesWellness } from "../en/rules-wellness.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesWellness> = {
  noEmotion: "Elige un sentimiento o escribe el tuyo.",
  longEmotion: "Un sentimiento puede tener hasta {max} caracteres.",
  unstorableEmotion: "El sentimiento contiene caracteres que no se pueden guardar.",
};
