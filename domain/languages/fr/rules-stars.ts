import type { rulesStars } from "../en/rules-stars.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesStars> = {
  emotionRequired: "Choisis une émotion avant de créer ton étoile.",
  baseEmotionRequired: "Choisis une émotion de fond pour ton étoile double.",
  sameEmotion: "Une étoile double a besoin de deux émotions différentes.",
  repeatedId: "Deux étoiles ont le même identifiant.",
  note: {
    tooLong: "Une note peut avoir jusqu’à {max, number} caractères.",
    unstorable: "Une note contient des caractères qui ne peuvent pas être enregistrés.",
  },
  momentTooEarly: "Un moment ne peut pas être avant {year}.",
  tooManyTags: "Une étoile peut avoir jusqu’à {max} étiquettes.",
  tagName: {
    length: "Le nom d’une étiquette a de {min} à {max} caractères.",
    unstorable: "Le nom d’une étiquette contient des caractères qui ne peuvent pas être enregistrés.",
    invisible: "Le nom d’une étiquette contient des caractères invisibles.",
  },
  feelingName: {
    length: "Le nom d’une émotion a de {min} à {max} caractères.",
    unstorable: "Le nom d’une émotion contient des caractères qui ne peuvent pas être enregistrés.",
    invisible: "Le nom d’une émotion contient des caractères invisibles.",
  },
  constellationName: {
    length: "Le nom d’une constellation a de {min} à {max} caractères.",
    unstorable: "Le nom d’une constellation contient des caractères qui ne peuvent pas être enregistrés.",
    invisible: "Le nom d’une constellation contient des caractères invisibles.",
  },
  comparisonName: {
    length: "Le nom d’une comparaison a de {min} à {max} caractères.",
    unstorable: "Le nom d’une comparaison contient des caractères qui ne peuvent pas être enregistrés.",
    invisible: "Le nom d’une comparaison contient des caractères invisibles.",
  },
  comparisonTooLong:
    "Cette comparaison demande plus qu’on ne peut garder. Choisis moins d’étiquettes, d’émotions ou de mots.",
  constellationStars: "Une constellation a de {min} à {max} étoiles.",
};
