import type { checkIn } from "../en/check-in.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof checkIn> = {
  title: "Fai il punto",
  subtitle: "Ciò che salti resta vuoto.",
  day: "Giorno",
  today: "Oggi, {day}",
  yesterday: "Ieri, {day}",
  nothingDue: "In questo momento non c’è nulla da chiedere.",
  allNoted: "È tutto annotato. Non ti si chiede altro.",
  others: "Qualcos’altro",
  done: "Fatto",
  time: "Ora di {name}",
  timeFirst: "Prima quando è stato, poi che cosa.",
  nothingYet: {
    title: "Ancora nulla da chiedere",
    text: "Qui annoti con qualche tocco quello che vorresti vedere accanto alle tue stelle, come il sonno o una passeggiata. Prima scegli che cosa.",
    choose: "Scegli che cosa misurare",
  },
  yourTrackers: "I tuoi tracker",
  outOfReach:
    "Non è stato possibile caricare i tuoi tracker. Hanno bisogno del tuo server una volta; poi funzionano anche senza.",
  waiting: "Le tue risposte restano su questo dispositivo finché il tuo server non è raggiungibile.",
  said: { answered: "{name}: {value}", takenBack: "{name}: nessuna risposta" },
  withStar: {
    title: "Con la tua stella",
    subtitle: "Se ti va.",
    offer: "Annota anche: {names}",
    notNow: "Non ora",
  },
};
