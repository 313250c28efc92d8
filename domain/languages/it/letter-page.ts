import type { letterPage } from "../en/letter-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letterPage> = {
  title: "Lettere",
  introduction:
    "Mezza pagina su un tuo periodo, fatta delle tue stelle e delle tue parole. Si scrive su questo dispositivo quando la apri, e nessun altro la legge.",
  about: "Periodo",
  kinds: { week: "Settimana", month: "Mese", year: "Anno" },
  before: { week: "La settimana prima", month: "Il mese prima", year: "L’anno prima" },
  after: { week: "La settimana dopo", month: "Il mese dopo", year: "L’anno dopo" },
  keys: "Lettera prima, dopo",
  writing: "La tua lettera si sta scrivendo",
  quiet: {
    week: "In questa settimana non c’è nessuna stella. Resta in silenzio, e va bene così.",
    month: "In questo mese non c’è nessuna stella. Resta in silenzio, e va bene così.",
    year: "In quest’anno non c’è nessuna stella. Resta in silenzio, e va bene così.",
  },
  newest: {
    week: "L’ultima settimana con una stella",
    month: "L’ultimo mese con una stella",
    year: "L’ultimo anno con una stella",
  },
  empty: {
    title: "Non c’è ancora niente da raccontare",
    text: "Con la tua prima stella ci sarà di che scrivere.",
  },
  outOfReach: "In questo momento il tuo universo non è raggiungibile. Tutto ciò che contiene è conservato.",
  failed: "Non è stato possibile scrivere la lettera. Il tuo diario è intatto.",

  showStar: "Mostra la stella di {day}",

  keep: {
    title: "Conserva questa lettera",
    picture: "Salva come immagine",
    pictureHint: "Le sue stelle e l’anno, senza una parola delle tue note.",
    page: "Salva come pagina",
    pageHint: "Un file con questa lettera. Si apre in ogni browser e sta su un foglio di carta.",
    withWords: "Con le tue parole",
    withWordsHint: "Altrimenti la pagina lascia fuori ciò che è citato dalle tue note.",
    fileTitle: "Una lettera",
    caption: "{year} · {count, plural, one {# stella} other {# stelle}}",
    saved: {
      title: "Salvata",
      picture: "L’immagine del tuo anno è tra i download.",
      page: "La lettera del tuo anno è tra i download.",
    },
    notSaved: {
      title: "Non salvata",
      text: "Questo browser non è riuscito a creare l’immagine. Il tuo diario è intatto.",
    },
  },

  line: {
    name: "Una lettera",
    open: {
      week: "Puoi aprire una lettera su questa settimana",
      month: "Puoi aprire una lettera su questo mese",
      year: "Puoi aprire una lettera su quest’anno",
    },
    dismiss: "Non ora",
    show: "Dire nel cielo quando si può aprire una lettera",
    showHint:
      "Una riga discreta nell’ultimo giorno di una settimana, un mese o un anno con una stella. Vale per questo dispositivo.",
  },
};
