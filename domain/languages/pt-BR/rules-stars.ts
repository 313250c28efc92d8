import type { rulesStars } from "../en/rules-stars.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesStars> = {
  emotionRequired: "Escolha um sentimento antes de criar sua estrela.",
  baseEmotionRequired: "Escolha um sentimento de base para sua estrela gêmea.",
  sameEmotion: "Uma estrela gêmea precisa de dois sentimentos diferentes.",
  repeatedId: "Duas estrelas têm o mesmo identificador.",
  note: {
    tooLong: "Uma nota pode ter até {max, number} caracteres.",
    unstorable: "Uma nota contém caracteres que não podem ser guardados.",
  },
  momentTooEarly: "Um momento não pode ser anterior a {year}.",
  tooManyTags: "Uma estrela pode ter até {max} etiquetas.",
  tagName: {
    length: "O nome de uma etiqueta tem de {min} a {max} caracteres.",
    unstorable: "O nome de uma etiqueta contém caracteres que não podem ser guardados.",
    invisible: "O nome de uma etiqueta contém caracteres invisíveis.",
  },
  feelingName: {
    length: "O nome de um sentimento tem de {min} a {max} caracteres.",
    unstorable: "O nome de um sentimento contém caracteres que não podem ser guardados.",
    invisible: "O nome de um sentimento contém caracteres invisíveis.",
  },
  constellationName: {
    length: "O nome de uma constelação tem de {min} a {max} caracteres.",
    unstorable: "O nome de uma constelação contém caracteres que não podem ser guardados.",
    invisible: "O nome de uma constelação contém caracteres invisíveis.",
  },
  comparisonName: {
    length: "O nome de uma comparação tem de {min} a {max} caracteres.",
    unstorable: "O nome de uma comparação contém caracteres que não podem ser guardados.",
    invisible: "O nome de uma comparação contém caracteres invisíveis.",
  },
  comparisonTooLong:
    "Esta comparação pede mais do que dá para guardar. Escolha menos etiquetas, sentimentos ou palavras.",
  constellationStars: "Uma constelação tem de {min} a {max} estrelas.",
};
