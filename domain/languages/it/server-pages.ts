import type { serverPages } from "../en/server-pages.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof serverPages> = {
  description: "Un diario dell’umore in cui ogni voce è una stella del tuo cielo.",
  needsScript: "Mood Universe ha bisogno di JavaScript per disegnare il tuo cielo.",
  skyNeedsScript: "Per disegnare questo cielo serve JavaScript.",
  app: {
    shortName: "Umori",
    addMood: "Aggiungi umore",
    checkIn: "Fai il punto",
    journal: "Diario",
    wideSky: "Il cielo di un anno, in cui ogni voce è una stella",
    narrowSky: "Lo stesso cielo su un telefono",
    addingMood: "Un nuovo umore",
  },
  signInFailed: {
    pageTitle: "Accesso non riuscito",
    title: "Questa volta l’accesso non è riuscito",
    reason: "Non è andato perso nulla e non è cambiato nulla: <link>riprova</link>.",
  },
};
