import type { comparedSky } from "../en/compared-sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof comparedSky> = {
  title: "Dos luces en el cielo",
  read: "Leer la comparación",
  unreadable: "Aquí no hay nada que comparar",
  ofSide: "Su lado: {side}",
  sides: {
    others: "Los otros días",
    all: "Todos los días",
    goodWeeks: "Semanas buenas",
    otherWeeks: "Las otras semanas",
  },
};
