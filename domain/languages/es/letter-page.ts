import type { letterPage } from "../en/letter-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letterPage> = {
  title: "Cartas",
  introduction:
    "Media página sobre un tiempo tuyo, hecha de tus estrellas y tus palabras. Se escribe en este dispositivo cuando la abres, y nadie más la lee.",
  about: "Sobre",
  kinds: { week: "Semana", month: "Mes", year: "Año" },
  before: { week: "La semana anterior", month: "El mes anterior", year: "El año anterior" },
  after: { week: "La semana siguiente", month: "El mes siguiente", year: "El año siguiente" },
  keys: "Carta anterior, siguiente",
  writing: "Tu carta se está escribiendo",
  quiet: {
    week: "No hay ninguna estrella en esta semana. Queda en silencio, y está bien así.",
    month: "No hay ninguna estrella en este mes. Queda en silencio, y está bien así.",
    year: "No hay ninguna estrella en este año. Queda en silencio, y está bien así.",
  },
  newest: {
    week: "La última semana con una estrella",
    month: "El último mes con una estrella",
    year: "El último año con una estrella",
  },
  empty: { title: "Todavía no hay nada que contar", text: "Con tu primera estrella habrá de qué escribir." },
  outOfReach: "En este momento no se puede acceder a tu universo. Todo lo que contiene está guardado.",
  failed: "No se pudo escribir la carta. Tu diario está intacto.",

  showStar: "Ver la estrella del {day}",

  keep: {
    title: "Conservar esta carta",
    picture: "Guardar como imagen",
    pictureHint: "Sus estrellas y el año, sin una palabra de tus notas.",
    page: "Guardar como página",
    pageHint: "Un archivo con esta carta. Se abre en cualquier navegador y cabe en una hoja de papel.",
    withWords: "Con tus propias palabras",
    withWordsHint: "Si no, la página deja fuera lo que se cita de tus notas.",
    fileTitle: "Una carta",
    caption: "{year} · {count, plural, one {# estrella} other {# estrellas}}",
    saved: {
      title: "Guardada",
      picture: "La imagen de tu año está en tus descargas.",
      page: "La carta de tu año está en tus descargas.",
    },
    notSaved: {
      title: "No se guardó",
      text: "Este navegador no pudo crear la imagen. Tu diario está intacto.",
    },
  },

  line: {
    name: "Una carta",
    open: {
      week: "Ya se puede abrir una carta sobre esta semana",
      month: "Ya se puede abrir una carta sobre este mes",
      year: "Ya se puede abrir una carta sobre este año",
    },
    dismiss: "Ahora no",
    show: "Decir en el cielo cuándo se puede abrir una carta",
    showHint:
      "Una línea discreta el último día de una semana, un mes o un año con una estrella. Vale para este dispositivo.",
  },
};
