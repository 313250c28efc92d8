import type { insights } from "../en/insights.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insights> = {
  title: "Osservazioni",
  introduction:
    "Che cosa mostrano le tue stelle, e che cosa non possono mostrare. Tutto è calcolato in questo browser. Nessuna stella è un problema, e nulla di ciò che leggi qui è un consiglio.",
  removedTag: "un tag rimosso",
  outOfReach: "In questo momento il tuo universo non è raggiungibile. Tutto ciò che contiene è conservato.",
  failed: "Non è stato possibile calcolare le osservazioni. Il tuo diario è intatto.",
  loading: "Lettura delle tue stelle",
  empty: {
    title: "Non c’è ancora nessuna stella",
    text: "Con la prima, questa pagina comincia a dire che cosa si può sapere, e quanto manca per il resto.",
  },
  howWorkedOut: "Come è stato calcolato",
  showNamedInSky: "Mostra nel cielo: {what}",
  quoted: "“{name}”",
  more: "{count, plural, one {un altro} other {altri #}}",
  laterStars: {
    some: "{count, plural, one {# stella ha una data futura. Qui conterà quando sarà il suo momento.} other {# stelle hanno una data futura. Qui conteranno quando sarà il loro momento.}}",
    all: "{count, plural, one {La tua # stella ha una data futura. Qui conterà quando sarà il suo momento.} other {Le tue # stelle hanno una data futura. Qui conteranno quando sarà il loro momento.}}",
  },
  coverage: {
    oneDay: "Tutte le tue stelle sono di oggi, quindi questa pagina conosce un giorno.",
    everyDay:
      "{span, plural, one {Dalla tua prima stella è passato # giorno} other {Dalla tua prima stella sono passati # giorni}}: {days, plural, one {# ne ha una} other {# ne hanno una}}. Molte persone scrivono meno nei giorni bui.",
    someDays:
      "{span, plural, one {Dalla tua prima stella è passato # giorno} other {Dalla tua prima stella sono passati # giorni}}: {days, plural, one {# ne ha una} other {# ne hanno una}}. Molte persone scrivono meno nei giorni bui, quindi i giorni silenziosi possono essere stati diversi.",
    counts: "Giorni con una stella",
    ofLast: "giorni degli ultimi {length, number}",
  },
  tags: {
    none: "I tag dicono che cosa accompagna un’emozione. Quando ci sono dieci giorni con un tag e dieci senza, questa pagina può confrontarli.",
    sharedDays: "Cade spesso negli stessi giorni di {tags}, quindi le loro parti non si possono distinguere.",
    withDays: "“{tag}” ({days, plural, one {# giorno} other {# giorni}})",
  },
  rhythm: {
    weekdays: {
      monday: "Lunedì",
      tuesday: "Martedì",
      wednesday: "Mercoledì",
      thursday: "Giovedì",
      friday: "Venerdì",
      saturday: "Sabati",
      sunday: "Domeniche",
    },
    parts: { night: "Notte", morning: "Mattina", afternoon: "Pomeriggio", evening: "Sera" },
  },
  words: {
    newFeelings: "Nuove questo mese: {feelings}.",
  },
};
