import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  title: "Una carta",
  about: "Sobre",
  kinds: { week: "Semana", month: "Mes", year: "Año" },
  before: { week: "La semana anterior", month: "El mes anterior", year: "El año anterior" },
  after: { week: "La semana siguiente", month: "El mes siguiente", year: "El año siguiente" },
  quiet: {
    week: "No hay ninguna estrella en esta semana. Queda en silencio, y está bien así.",
    month: "No hay ninguna estrella en este mes. Queda en silencio, y está bien así.",
    year: "No hay ninguna estrella en este año. Queda en silencio, y está bien así.",
  },
  method:
    "La carta cuenta las estrellas de su tiempo y no lee ninguna nota. Un día es tan claro como el valor medio de sus estrellas. Lo que otros igualan no se nombra como lo más frecuente. La imagen muestra el tiempo de izquierda a derecha y los sentimientos agradables arriba.",

  someDays:
    "Encendiste {stars, plural, one {# estrella} other {# estrellas}} en {days, number} de {length, plural, one {# día} other {# días}}.",
  firstDay: "Tu diario empezó con {stars, plural, one {# estrella} other {# estrellas}} en su primer día.",
  everyDaySinceFirst:
    "Desde tu primera estrella, cada día tiene una: {stars, plural, one {# estrella} other {# estrellas}} en {kind, select, week {esta semana} month {este mes} other {este año}}.",
  everyDay:
    "Cada día de {kind, select, week {esta semana} month {este mes} other {este año}} tiene una estrella: {stars, plural, one {# estrella} other {# estrellas}} en total.",
  everyDaySoFar:
    "Hasta ahora, cada día de {kind, select, week {esta semana} month {este mes} other {este año}} tiene una estrella: {stars, plural, one {# estrella} other {# estrellas}} en total.",

  oneStar: "Nombra {feelings}.",
  oneFeeling: "Todas nombran {feelings}.",
  equalFeelings: "Nombraste {count, plural, one {# sentimiento} other {# sentimientos}}, y ninguno destaca.",
  feelings: "Nombraste {feelings}.",
  mostFeelings: "Lo que más nombraste: {feelings}.",
  feelingWithCount: "“{feeling}” ({count, number})",
  newFeelings: "Por primera vez nombraste {feelings}.",
  manyNewFeelings:
    "Por primera vez nombraste {count, plural, one {# sentimiento} other {# sentimientos}}, entre ellos {feelings}.",

  equalTags:
    "{count, plural, one {# etiqueta acompañó ese tiempo, y ninguna destaca.} other {# etiquetas acompañaron ese tiempo, y ninguna destaca.}}",
  tags: "Lo que acompañó ese tiempo: {tags}.",
  mostTags: "Lo que más acompañó ese tiempo: {tags}.",
  tagWithDays: "“{tag}” ({days, plural, one {# día} other {# días}})",
  measured: "Mediste algo en {days, plural, one {# día} other {# días}}: {trackers}.",

  brightest: "El día más claro, según sus estrellas, fue el {day}.",
  fullest:
    "El día en que más escribiste fue el {day}: {stars, plural, one {# estrella} other {# estrellas}}.",
  silentDays: "Los días sin estrella están bien como están.",

  picture: {
    save: "Guardar como imagen",
    hint: "Sus estrellas y el año, sin una palabra de tus notas.",
    caption: "{year} · {count, plural, one {# estrella} other {# estrellas}}",
    saved: { title: "Guardada", text: "La imagen de tu año está en tus descargas." },
    notSaved: {
      title: "No se guardó",
      text: "Este navegador no pudo crear la imagen. Tu diario está intacto.",
    },
  },
};
