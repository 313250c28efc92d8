import type { pageBar } from "../en/page-bar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof pageBar> = {
  yourUniverse: "Ton univers",
  addMood: "Noter une humeur",
  more: "Plus",
  pages: {
    sky: "Ciel",
    journal: "Journal",
    insights: "Observations",
    activities: "Activités",
    checkIn: "Faire le point",
  },
};
