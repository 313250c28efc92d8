import type { rulesTrackers } from "../en/rules-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesTrackers> = {
  nameLength: "O nome de um acompanhamento tem de {min} a {max} caracteres.",
  unitLength: "Uma unidade tem até {max} caracteres.",
  labelLength: "As palavras nas pontas de uma escala têm até {max} caracteres.",
  unstorable: "Este texto contém caracteres que não podem ser guardados.",
  invisible: "Este texto contém caracteres invisíveis.",
  bound: "Digite um número de até um milhão.",
  scaleNeeds: "Uma escala precisa de um valor mínimo, um valor máximo e um passo.",
  scaleWhole: "Uma escala tem números inteiros.",
  order: "O valor máximo precisa ser maior que o mínimo.",
  belowZero: "Uma duração não pode ser menor que 0.",
  step: "Um passo precisa ser maior que 0.",
  scaleParts: "Os passos precisam levar do valor mínimo ao máximo.",
  scaleValues: "Uma escala tem de {min} a {max} valores.",
  dayToCome: "Esse dia ainda não chegou.",
  tooEarly: "Um registro não pode ser anterior a {year}.",
};
