import type { trackerPage } from "../en/tracker-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof trackerPage> = {
  back: "I tuoi tracker",
  outOfReach: "In questo momento il tuo universo non è raggiungibile. Tutto ciò che contiene è al sicuro.",
  gone: {
    title: "Questo tracker è stato rimosso",
    text: "I suoi valori se ne sono andati con lui. Le stelle di quei giorni sono rimaste com’erano.",
  },
  archived:
    "Questo tracker è archiviato: non viene più chiesto. I suoi valori restano qui e puoi correggerli.",
  empty: {
    title: "Ancora niente di misurato",
    text: "Il primo valore appare qui come un punto, e i giorni dopo ne fanno una linea.",
  },
  measured: "{days, plural, one {# giorno} other {# giorni}} con un valore, {span}",
  inCalendar: "Mostra nel calendario",
  compare: "Confronta giorni con molto e con poco",
  compareYes: "Confronta giorni con e senza",
  line: {
    title: "Nel tempo",
    sum: "Ogni giorno ha la somma dei suoi valori.",
    mean: "Ogni giorno ha la media dei suoi valori.",
    ever: "Un giorno è sì quando lo è uno dei suoi valori.",
    once: "Ogni giorno ha un valore.",
    gaps: "{what} I giorni senza valore restano vuoti.",
    show: "Giorni",
    quarter: "3 mesi",
    year: "Un anno",
    all: "Tutti",
    slider: "Giorno letto ad alta voce",
    reading: "{date}: {value}",
    columns: { day: "Giorno", value: "Valore" },
  },
  distribution: {
    title: "Quanto spesso",
    unit: "Giorni con ciascun valore",
    days: "Giorni",
  },
  readings: {
    title: "Valori",
    correctNamed: "Correggi il valore di {when}: {value}",
    removeNamed: "Rimuovi il valore di {when}: {value}",
    form: "Valore di {when}",
    more: "Mostra altri {count, number}",
    removed: "Il valore di {when} è stato rimosso",
    back: "Il valore di {when} è tornato",
    waits: "Non ancora inviato",
  },
};
