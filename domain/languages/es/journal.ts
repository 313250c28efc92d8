import type { journal } from "../en/journal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof journal> = {
  title: "Tu diario",
  loading: "Cargando tu diario",
  empty: {
    title: "Tu primera estrella abre el diario",
    text: "Añade un estado de ánimo en tu cielo. Aquí podrás leer su sentimiento, su nota y su día.",
  },
  outOfReach: {
    withStars:
      "En este momento no se puede acceder a tu diario. Lo lees como estaba; se pondrá al día por sí solo.",
    withoutStars:
      "En este momento no se puede acceder a tu diario. Tus estrellas están guardadas en el servidor; se pondrá al día por sí solo.",
  },
  views: "Vistas del diario",
  viewNames: {
    days: "Días",
    month: "Mes",
    year: "Año",
    tags: "Etiquetas",
    feelings: "Sentimientos",
    constellations: "Constelaciones",
  },
  ownFeelings: "Sentimientos propios",
  compareOthers: "Comparar con los demás días",
  compareBefore: "Comparar con el periodo anterior",
  unknownTime: "Hora desconocida",
  actionsFor: "Acciones para {star}",
  actionOn: "{action}<more>: {star}</more>",
  add: "Añadir",
  addOn: "Añadir una estrella: {day}",
  correct: "Corregir",
  remove: "Quitar",
  bin: "Papelera",

  days: {
    list: "Tus estrellas por día",
    nothingFound: "Sin resultados",
    clearSearch: "Borrar la búsqueda",
  },

  memories: {
    title: "Un día como hoy",
    turnOff: "Desactivar",
    turnOn: "Activar “Un día como hoy”",
    showMore: "Mostrar {count, number} más",
    ago: {
      week: "Hace una semana",
      month: "Hace un mes",
      year: "{count, plural, one {Hace un año} other {Hace # años}}",
    },
    row: "{ago}<more>, {day}</more>",
    moreStars: "y {count, number} más",
  },

  calendar: {
    today: "Hoy",
    month: "Mes",
    year: "Año",
    previousMonth: "Mes anterior",
    nextMonth: "Mes siguiente",
    previousYear: "Año anterior",
    nextYear: "Año siguiente",
    stars: "<more>{period}: </more>{count, plural, one {# estrella} other {# estrellas}}",
    found:
      "<more>{period}: </more>{count, plural, one {# estrella encontrada} other {# estrellas encontradas}}",
    empty: "<more>{period}: </more>Tu primera estrella ilumina aquí su día.",
    day: "{day}, {count, plural, one {# estrella} other {# estrellas}}: {families}",
    dayWithoutStars: "{day}, sin estrellas. Añadir una",
    dayWithoutFound: "{day}, no se encontró nada",
    mostly: "sobre todo {first}, con {others}",
    anotherFeeling: "otro sentimiento",
    families: "Familias de sentimientos",
    colors: "Colores de los días",
    byFeeling: "Por sentimiento",
    byPleasantness: "Por agrado",
    ramp: "Lo agradables que fueron los días",
    rampMethod:
      "Un día muestra la media de sus estrellas: lo agradables que son sus sentimientos y su intensidad. No es una nota: todo sentimiento tiene su lugar.",
    pleasantness: {
      veryUnpleasant: "muy desagradable",
      unpleasant: "desagradable",
      mixed: "mixto",
      pleasant: "agradable",
      veryPleasant: "muy agradable",
    },
  },
};
