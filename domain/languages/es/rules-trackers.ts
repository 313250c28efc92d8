import type { rulesTrackers } from "../en/rules-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesTrackers> = {
  nameLength: "El nombre de un seguimiento tiene de {min} a {max} caracteres.",
  unitLength: "Una unidad tiene hasta {max} caracteres.",
  labelLength: "Las palabras de los extremos de una escala tienen hasta {max} caracteres.",
  unstorable: "Este texto contiene caracteres que no se pueden guardar.",
  invisible: "Este texto contiene caracteres invisibles.",
  bound: "Escribe un número de un millón como máximo.",
  scaleNeeds: "Una escala necesita un valor mínimo, un valor máximo y un paso.",
  scaleWhole: "Una escala tiene números enteros.",
  order: "El valor máximo debe ser mayor que el mínimo.",
  belowZero: "Una duración no puede ser inferior a 0.",
  step: "Un paso debe ser mayor que 0.",
  scaleParts: "Los pasos deben llevar del valor mínimo al máximo.",
  scaleValues: "Una escala tiene de {min} a {max} valores.",
  dayToCome: "Ese día todavía no ha llegado.",
  tooEarly: "Una lectura no puede ser anterior a {year}.",
};
