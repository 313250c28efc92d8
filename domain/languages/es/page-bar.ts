import type { pageBar } from "../en/page-bar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof pageBar> = {
  yourUniverse: "Tu universo",
  addMood: "Añadir ánimo",
  more: "Más",
  pages: {
    sky: "Cielo",
    journal: "Diario",
    insights: "Perspectivas",
    activities: "Actividades",
    checkIn: "Mi registro",
  },
};
