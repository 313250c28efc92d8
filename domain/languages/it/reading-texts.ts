import type { readingTexts } from "../en/reading-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof readingTexts> = {
  yes: "Sì",
  no: "No",
  withUnit: "{value}\u00a0{unit}",
  hoursAndMinutes: "{hours} {minutes}",
  range: "{low} – {high}",
  ofDay: "Misurato {day}",
  more: "{count, plural, one {un altro} other {altri #}}",
  calendar: {
    title: "I giorni mostrano",
    feelings: "Emozioni",
    pleasantness: "Quanto sono stati piacevoli",
    day: "{day}: {tracker} {value}",
    dayWithout: "{day}: nessun valore di {tracker}",
    legend: "Che cosa significano i colori di {tracker}",
    noValue: "Nessun valore",
    gone: "Questo tracker è stato rimosso, quindi i giorni mostrano le loro emozioni.",
  },
  glow: {
    title: "Fai brillare i giorni secondo",
    none: "Niente",
    shown: "I giorni brillano secondo {tracker}",
    stop: "Non far brillare niente",
    range: "{tracker}: {low} brilla tenue, {high} luminoso. Un giorno senza valore non brilla.",
    one: "{tracker}: brilla ogni giorno che ha un valore.",
    empty: "{tracker} non ha ancora valori, quindi nessun giorno brilla.",
    otherView: "Questa vista non mostra ciò che hai misurato. Cielo e Anno sì.",
    gone: "Questo tracker è stato rimosso, quindi nessun giorno brilla.",
  },
};
