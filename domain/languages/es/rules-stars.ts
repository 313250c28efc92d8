import type { rulesStars } from "../en/rules-stars.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesStars> = {
  emotionRequired: "Elige un sentimiento antes de crear tu estrella.",
  baseEmotionRequired: "Elige un sentimiento de base para tu estrella doble.",
  sameEmotion: "Una estrella doble necesita dos sentimientos distintos.",
  repeatedId: "Dos estrellas tienen el mismo identificador.",
  note: {
    tooLong: "Una nota puede tener hasta {max, number} caracteres.",
    unstorable: "La nota contiene caracteres que no se pueden guardar.",
  },
  momentTooEarly: "Un momento no puede ser anterior a {year}.",
  tooManyTags: "Una estrella puede tener hasta {max} etiquetas.",
  tagName: {
    length: "El nombre de una etiqueta tiene de {min} a {max} caracteres.",
    unstorable: "El nombre de la etiqueta contiene caracteres que no se pueden guardar.",
    invisible: "El nombre de la etiqueta contiene caracteres invisibles.",
  },
  feelingName: {
    length: "El nombre de un sentimiento tiene de {min} a {max} caracteres.",
    unstorable: "El nombre del sentimiento contiene caracteres que no se pueden guardar.",
    invisible: "El nombre del sentimiento contiene caracteres invisibles.",
  },
  constellationName: {
    length: "El nombre de una constelación tiene de {min} a {max} caracteres.",
    unstorable: "El nombre de la constelación contiene caracteres que no se pueden guardar.",
    invisible: "El nombre de la constelación contiene caracteres invisibles.",
  },
  comparisonName: {
    length: "El nombre de una comparación tiene de {min} a {max} caracteres.",
    unstorable: "El nombre de la comparación contiene caracteres que no se pueden guardar.",
    invisible: "El nombre de la comparación contiene caracteres invisibles.",
  },
  comparisonTooLong:
    "Esta comparación pide más de lo que se puede conservar. Elige menos etiquetas, sentimientos o palabras.",
  constellationStars: "Una constelación tiene de {min} a {max} estrellas.",
};
