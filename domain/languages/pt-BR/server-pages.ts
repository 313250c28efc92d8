import type { serverPages } from "../en/server-pages.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof serverPages> = {
  description: "Um diário de sentimentos em que cada registro é uma estrela do seu próprio céu.",
  needsScript: "O Mood Universe precisa de JavaScript para desenhar seu céu.",
  skyNeedsScript: "Este céu precisa de JavaScript para ser desenhado.",
  app: {
    shortName: "Emoções",
    addMood: "Registrar",
    checkIn: "Check-in",
    journal: "Diário",
    wideSky: "O céu de um ano, em que cada registro é uma estrela",
    narrowSky: "O mesmo céu em um celular",
    addingMood: "Um novo registro",
  },
  signInFailed: {
    pageTitle: "Não foi possível entrar",
    title: "Desta vez não foi possível entrar",
    reason: "Nada se perdeu e nada mudou: <link>tente de novo</link>.",
  },
};
