import type { letters } from "../en/letters.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof letters> = {
  title: "Una lettera",
  about: "Periodo",
  kinds: { week: "Settimana", month: "Mese", year: "Anno" },
  before: { week: "La settimana prima", month: "Il mese prima", year: "L’anno prima" },
  after: { week: "La settimana dopo", month: "Il mese dopo", year: "L’anno dopo" },
  quiet: {
    week: "In questa settimana non c’è nessuna stella. Resta in silenzio, e va bene così.",
    month: "In questo mese non c’è nessuna stella. Resta in silenzio, e va bene così.",
    year: "In quest’anno non c’è nessuna stella. Resta in silenzio, e va bene così.",
  },
  method:
    "La lettera conta le stelle del suo periodo e non legge nessuna nota. Un giorno è luminoso quanto il valore medio delle sue stelle. A parità di numero, nulla è indicato come il più frequente. L’immagine mostra il tempo da sinistra a destra, e le emozioni piacevoli in alto.",
  someDays:
    "Hai acceso {stars, plural, one {# stella} other {# stelle}} in {days, number} di {length, plural, one {# giorno} other {# giorni}}.",
  firstDay:
    "Il tuo diario è cominciato con {stars, plural, one {# stella} other {# stelle}} nel suo primo giorno.",
  everyDaySinceFirst:
    "Dalla tua prima stella, ogni giorno ne ha una: {stars, plural, one {# stella} other {# stelle}} in {kind, select, week {questa settimana} month {questo mese} other {quest’anno}}.",
  everyDay:
    "Ogni giorno di {kind, select, week {questa settimana} month {questo mese} other {quest’anno}} ha una stella: {stars, plural, one {# stella} other {# stelle}} in tutto.",
  everyDaySoFar:
    "Finora ogni giorno di {kind, select, week {questa settimana} month {questo mese} other {quest’anno}} ha una stella: {stars, plural, one {# stella} other {# stelle}} in tutto.",
  oneStar: "Il suo nome: {feelings}.",
  oneFeeling: "Portano tutte lo stesso nome: {feelings}.",
  equalFeelings:
    "Hai nominato {count, plural, one {# emozione, e nessuna spicca} other {# emozioni, e nessuna spicca}}.",
  feelings: "Hai nominato: {feelings}.",
  mostFeelings: "Hai nominato più spesso: {feelings}.",
  feelingWithCount: "“{feeling}” ({count, number})",
  newFeelings: "Per la prima volta hai nominato: {feelings}.",
  manyNewFeelings:
    "Per la prima volta hai nominato {count, plural, one {# emozione} other {# emozioni}}, tra cui {feelings}.",
  equalTags:
    "{count, plural, one {Le accompagna # tag, e nessuno spicca.} other {Le accompagnano # tag, e nessuno spicca.}}",
  tags: "Che cosa le accompagnava: {tags}.",
  mostTags: "Che cosa le accompagnava più spesso: {tags}.",
  tagWithDays: "“{tag}” ({days, plural, one {# giorno} other {# giorni}})",
  measured: "Hai misurato qualcosa in {days, plural, one {# giorno} other {# giorni}}: {trackers}.",
  brightest: "Il giorno più luminoso, secondo le sue stelle, è stato {day}.",
  fullest: "Hai scritto di più {day}: {stars, plural, one {# stella} other {# stelle}}.",
  silentDays: "I giorni senza una stella vanno bene così come sono.",
  picture: {
    save: "Salva come immagine",
    hint: "Le sue stelle e l’anno, senza una parola delle tue note.",
    caption: "{year} · {count, plural, one {# stella} other {# stelle}}",
    saved: { title: "Salvata", text: "L’immagine del tuo anno è tra i download." },
    notSaved: {
      title: "Non salvata",
      text: "Questo browser non è riuscito a creare l’immagine. Il tuo diario è intatto.",
    },
  },
};
