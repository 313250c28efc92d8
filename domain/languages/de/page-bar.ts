import type { pageBar } from "../en/page-bar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof pageBar> = {
  yourUniverse: "Dein Universum",
  addMood: "Neue Stimmung",
  more: "Mehr",
  pages: {
    sky: "Himmel",
    journal: "Tagebuch",
    insights: "Einblicke",
    activities: "Aktivitäten",
    checkIn: "Check-in",
  },
};
