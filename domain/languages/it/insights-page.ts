import type { insightsPage } from "../en/insights-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insightsPage> = {
  parts: { lately: "Negli ultimi tempi", along: "Ciò che va insieme", sure: "Quanto è sicuro" },
  deeper: {
    weeks: "Settimana per settimana",
    hours: "Ora per ora",
    words: "Le tue parole per le emozioni",
    tags: "Ogni tag a confronto",
    measures: "Ciò che misuri",
    rhythm: "Giorni della settimana e momenti del giorno",
    pairs: "Emozioni che vanno insieme",
    practice: "Prima e dopo gli esercizi",
    steadiness: "Quanto dura un umore",
  },
  exact: "In cifre",
  opening: "Apertura",
  notOpened: "Questa parte non è arrivata. Il resto della pagina è com’era.",

  feelings: {
    title: "Che cosa hai nominato",
    reading: "{feeling}: {count, plural, one {# stella} other {# stelle}}",
    readingWithBefore:
      "{feeling}: {count, plural, one {# stella} other {# stelle}}, {before, number} nei giorni prima",
    more: "{count, plural, one {un’altra emozione} other {altre # emozioni}}",
    mark: "Il trattino segna i giorni prima.",
  },
  times: { title: "Quando hai scritto", reading: "{part}: {count, plural, one {# stella} other {# stelle}}" },
  words: "Le tre parole",
  days: "Giorni con una stella",

  compare: {
    title: "Confronta due periodi",
    text: "Questo mese e quello scorso, i giorni con una passeggiata e quelli senza, le settimane buone e le altre: che cosa era diverso, e quanto è sicuro.",
  },
  letter: {
    title: "Una lettera su una settimana",
    text: "{dates}: mezza pagina con le tue stesse parole. Si scrive su questo dispositivo quando la apri.",
  },
};
