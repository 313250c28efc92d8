import type { pageBar } from "../en/page-bar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof pageBar> = {
  yourUniverse: "Seu universo",
  addMood: "Registrar",
  more: "Mais",
  pages: {
    sky: "Céu",
    journal: "Diário",
    insights: "Descobertas",
    activities: "Atividades",
    checkIn: "Check-in",
  },
};
