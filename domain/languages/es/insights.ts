import type { insights } from "../en/insights.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insights> = {
  title: "Perspectivas",
  introduction:
    "Lo que tus estrellas muestran y lo que no pueden mostrar. Todo se calcula en este navegador. Ninguna estrella es un problema y nada de lo que hay aquí es un consejo.",
  removedTag: "una etiqueta quitada",
  outOfReach: "En este momento no se puede acceder a tu universo. Todo lo que contiene está guardado.",
  failed: "No se pudieron calcular las perspectivas. Tu diario está intacto.",
  loading: "Leyendo tus estrellas",
  empty: {
    title: "Todavía no hay ninguna estrella",
    text: "Con la primera, esta página empieza a decir qué se puede saber y cuánto falta para lo demás.",
  },
  howWorkedOut: "Cómo se ha calculado",
  showNamedInSky: "Mostrar en el cielo: {what}",
  quoted: "“{name}”",
  more: "{count, number} más",

  laterStars: {
    some: "{count, plural, one {# estrella tiene una fecha posterior a ahora. Contará aquí cuando llegue su momento.} other {# estrellas tienen una fecha posterior a ahora. Contarán aquí cuando llegue su momento.}}",
    all: "{count, plural, one {Tu # estrella tiene una fecha posterior a ahora. Contará aquí cuando llegue su momento.} other {Tus # estrellas tienen una fecha posterior a ahora. Contarán aquí cuando llegue su momento.}}",
  },

  coverage: {
    oneDay: "Todas tus estrellas son de hoy, así que esta página conoce un solo día.",
    everyDay:
      "{days, plural, one {# de los {span, plural, one {# día} other {# días}} desde tu primera estrella tiene una.} other {# de los {span, plural, one {# día} other {# días}} desde tu primera estrella tienen una.}} Muchas personas escriben menos en los días de ánimo bajo.",
    someDays:
      "{days, plural, one {# de los {span, plural, one {# día} other {# días}} desde tu primera estrella tiene una.} other {# de los {span, plural, one {# día} other {# días}} desde tu primera estrella tienen una.}} Muchas personas escriben menos en los días de ánimo bajo, así que los días en silencio pueden haber sido distintos.",
    counts: "Días con estrella",
    ofLast: "días de los últimos {length, number}",
  },

  tags: {
    none: "Las etiquetas cuentan qué acompaña a un sentimiento. Con diez días con una etiqueta y diez sin ella, esta página puede compararlos.",
    sharedDays:
      "A menudo cae en los mismos días que {tags}, así que no se puede distinguir la parte de cada una.",
    withDays: "“{tag}” ({days, plural, one {# día} other {# días}})",
  },

  rhythm: {
    weekdays: {
      monday: "Lunes",
      tuesday: "Martes",
      wednesday: "Miércoles",
      thursday: "Jueves",
      friday: "Viernes",
      saturday: "Sábados",
      sunday: "Domingos",
    },
    parts: { night: "Madrugada", morning: "Mañana", afternoon: "Tarde", evening: "Noche" },
  },

  words: {
    newFeelings: "Nuevo este mes: {feelings}.",
  },
};
