import type { sidebar } from "../en/sidebar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sidebar> = {
  journey: {
    title: "Il viaggio in cifre",
    entries: "Voci in tutto",
    daysActive: "Giorni attivi",
    streak: "Serie",
    nightsLit: "Notti accese",
    nightsOf: "{lit, number} su {of, number}",
  },
  streak: {
    days: "{count, plural, one {# giorno} other {# giorni}}",
    open: "oggi c’è ancora tempo",
    none: "basta una stella per iniziarla",
    daysAndNote: "{days}<said>,</said> <quiet>{note}</quiet>",
  },
  soFar: "Il tuo viaggio finora",
  earned: "Nuovi traguardi: {achievements}.",
  achievements: {
    names: {
      "first-star": "Prima stella",
      "week-streak": "Una settimana di fila",
      "emotion-explorer": "Esplorazione delle emozioni",
      "depth-seeker": "Ricerca in profondità",
      "twin-master": "Arte delle gemelle",
      "cosmic-traveler": "Viaggio cosmico",
      "emotion-sage": "Saggezza delle emozioni",
    },
    descriptions: {
      "first-star": "Hai messo nel cielo il tuo primo umore.",
      "week-streak": "Hai fatto ritorno per sette giorni di fila.",
      "emotion-explorer": "Hai dato un nome a sei emozioni diverse.",
      "depth-seeker": "Hai custodito cinque emozioni di grande intensità.",
      "twin-master": "Hai tenuto insieme due emozioni, per tre volte.",
      "cosmic-traveler": "Il tuo cielo ha trenta stelle.",
      "emotion-sage": "Il tuo cielo ha cento stelle.",
    },
    requirements: {
      "first-star": "Un primo umore nel cielo",
      "week-streak": "Sette giorni di fila",
      "emotion-explorer": "Sei emozioni diverse",
      "depth-seeker": "Cinque emozioni di grande intensità",
      "twin-master": "Due emozioni insieme, per tre volte",
      "cosmic-traveler": "Trenta stelle",
      "emotion-sage": "Cento stelle",
    },
    unknown: "Scintilla",
    unknownDescription: "Un premio del tuo viaggio.",
  },
  card: {
    name: "Il tuo avatar e il tuo viaggio",
    unavailable: "In questo momento non è possibile mostrare il tuo viaggio.",
    achievements: "Traguardi",
    noneYet: "La tua prima stella porta il primo.",
    ahead: "Ancora da raggiungere",
    mostFelt: "La più provata",
    averageIntensity: "Intensità media",
    ofTen: "{average, number}/10",
    emotions: "Emozioni diverse",
    twinStars: "Stelle gemelle",
  },
  music: { on: "Musica attiva", off: "Musica spenta", volume: "Volume della musica" },
  newVersion: {
    pageIsOlder:
      "Questa pagina è troppo vecchia per il tuo server. Quello che hai scritto qui resta conservato.",
    serverIsOlder:
      "Questo server è più vecchio di questa pagina e verrà aggiornato. Fino ad allora, quello che scrivi aspetta qui.",
    ready: "È pronta una nuova versione.",
    use: "Usala ora",
    later: "Più tardi",
  },
};
