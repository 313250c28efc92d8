import type { rulesTrackers } from "../en/rules-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesTrackers> = {
  nameLength: "Le nom d’un suivi a de {min} à {max} caractères.",
  unitLength: "Une unité a jusqu’à {max} caractères.",
  labelLength: "Les mots aux extrémités d’une échelle ont jusqu’à {max} caractères.",
  unstorable: "Ce texte contient des caractères qui ne peuvent pas être enregistrés.",
  invisible: "Ce texte contient des caractères invisibles.",
  bound: "Saisis un nombre d’un million au plus.",
  scaleNeeds: "Une échelle a besoin d’une valeur minimale, d’une valeur maximale et d’un pas.",
  scaleWhole: "Une échelle a des nombres entiers.",
  order: "La valeur maximale doit dépasser la valeur minimale.",
  belowZero: "Une durée ne peut pas être inférieure à 0.",
  step: "Un pas doit être supérieur à 0.",
  scaleParts: "Les pas doivent mener de la valeur minimale à la valeur maximale.",
  scaleValues: "Une échelle a de {min} à {max} valeurs.",
  dayToCome: "Ce jour n’est pas encore arrivé.",
  tooEarly: "Un relevé ne peut pas être avant {year}.",
};
