import type { pageBar } from "../en/page-bar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof pageBar> = {
  yourUniverse: "Twój wszechświat",
  addMood: "Dodaj nastrój",
  more: "Więcej",
  pages: {
    sky: "Niebo",
    journal: "Dziennik",
    insights: "Spostrzeżenia",
    activities: "Aktywności",
    checkIn: "Zapis dnia",
  },
};
