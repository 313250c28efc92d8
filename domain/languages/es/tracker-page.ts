import type { trackerPage } from "../en/tracker-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof trackerPage> = {
  back: "Tus seguimientos",
  outOfReach: "Ahora no se puede acceder a tu universo. Todo lo que hay en él se conserva.",
  gone: {
    title: "Este seguimiento se eliminó",
    text: "Sus valores se fueron con él. Las estrellas de esos días siguen como estaban.",
  },
  archived:
    "Este seguimiento está archivado: ya no se pregunta por él. Sus valores siguen aquí y puedes corregirlos.",
  empty: {
    title: "Aún no hay nada medido",
    text: "El primer valor aparece aquí como un punto, y los días siguientes lo convierten en una línea.",
  },
  measured: "{days, plural, one {# día} other {# días}} con un valor, {span}",
  inCalendar: "Mostrar en el calendario",
  compare: "Comparar días con mucho y con poco",
  compareYes: "Comparar días con y sin",
  line: {
    title: "A lo largo del tiempo",
    sum: "Cada día tiene la suma de sus valores.",
    mean: "Cada día tiene la media de sus valores.",
    ever: "Un día es sí cuando uno de sus valores lo es.",
    once: "Cada día tiene un valor.",
    gaps: "{what} Los días sin valor quedan vacíos.",
    show: "Días",
    quarter: "3 meses",
    year: "Un año",
    all: "Todo",
    slider: "Día que se lee",
    reading: "{date}: {value}",
    columns: { day: "Día", value: "Valor" },
  },
  distribution: {
    title: "Con qué frecuencia",
    unit: "Días con cada valor",
    days: "Días",
  },
  readings: {
    title: "Valores",
    correctNamed: "Corregir el valor de {when}: {value}",
    removeNamed: "Quitar el valor de {when}: {value}",
    form: "Valor de {when}",
    more: "Mostrar {count, number} más",
    removed: "El valor de {when} se ha quitado",
    back: "El valor de {when} ha vuelto",
    waits: "Aún no enviado",
  },
};
