import type { insightsPage } from "../en/insights-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insightsPage> = {
  parts: { lately: "Últimamente", along: "Lo que va junto", sure: "Hasta qué punto es seguro" },
  deeper: {
    weeks: "Semana a semana",
    hours: "Hora a hora",
    words: "Tus palabras para lo que sientes",
    tags: "Cada etiqueta, comparada",
    measures: "Lo que mides",
    rhythm: "Días de la semana y momentos del día",
    pairs: "Sentimientos que van juntos",
    practice: "Antes y después de los ejercicios",
    steadiness: "Cuánto dura un estado de ánimo",
  },
  exact: "En cifras",
  opening: "Abriendo",
  notOpened: "Esto no ha llegado. El resto de la página sigue como estaba.",

  feelings: {
    title: "Lo que nombraste",
    reading: "{feeling}: {count, plural, one {# estrella} other {# estrellas}}",
    readingWithBefore:
      "{feeling}: {count, plural, one {# estrella} other {# estrellas}}, {before, number} en los días anteriores",
    more: "{count, plural, one {# sentimiento más} other {# sentimientos más}}",
    mark: "La raya marca los días anteriores.",
  },
  times: {
    title: "Cuándo escribiste",
    reading: "{part}: {count, plural, one {# estrella} other {# estrellas}}",
  },
  words: "Las tres palabras",
  days: "Días con estrella",

  compare: {
    title: "Comparar dos periodos",
    text: "Este mes y el anterior, los días con paseo y sin él, las semanas buenas y las demás: qué fue distinto y hasta qué punto es seguro.",
  },
  letter: {
    title: "Una carta sobre una semana",
    text: "{dates}: media página con tus propias palabras. Se escribe en este dispositivo cuando la abres.",
  },
};
