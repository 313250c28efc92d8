import type { readingTexts } from "../en/reading-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readingTexts> = {
  yes: "Sí",
  no: "No",
  withUnit: "{value}\u00a0{unit}",
  hoursAndMinutes: "{hours} {minutes}",
  range: "{low} – {high}",
  ofDay: "Medido el {day}",
  more: "{count, number} más",
  calendar: {
    title: "Los días muestran",
    feelings: "Sentimientos",
    pleasantness: "Lo agradables que fueron",
    day: "{day}: {tracker} {value}",
    dayWithout: "{day}: sin valor de {tracker}",
    legend: "Qué significan los colores de {tracker}",
    noValue: "Sin valor",
    gone: "Este seguimiento se eliminó, así que los días muestran sus sentimientos.",
  },
  glow: {
    title: "Haz brillar los días según",
    none: "Nada",
    shown: "Los días brillan según {tracker}",
    stop: "No hacer brillar nada",
    range: "{tracker}: {low} brilla tenue y {high} con fuerza. Un día sin valor no brilla.",
    one: "{tracker}: brilla cada día que tiene un valor.",
    empty: "{tracker} aún no tiene ningún valor, así que ningún día brilla.",
    otherView: "Esta vista no muestra lo que has medido. Cielo y Año sí.",
    gone: "Este seguimiento se eliminó, así que ningún día brilla.",
  },
};
