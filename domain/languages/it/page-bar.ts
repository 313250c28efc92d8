import type { pageBar } from "../en/page-bar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof pageBar> = {
  yourUniverse: "Il tuo universo",
  addMood: "Aggiungi umore",
  more: "Altro",
  pages: {
    sky: "Cielo",
    journal: "Diario",
    insights: "Osservazioni",
    activities: "Attività",
    checkIn: "Fai il punto",
  },
};
