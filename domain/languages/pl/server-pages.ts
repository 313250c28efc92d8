import type { serverPages } from "../en/server-pages.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof serverPages> = {
  description: "Dziennik nastrojów, w którym każdy wpis jest gwiazdą twojego własnego nieba.",
  needsScript: "Mood Universe potrzebuje JavaScriptu do narysowania twojego nieba.",
  skyNeedsScript: "Do narysowania tego nieba potrzebny jest JavaScript.",
  app: {
    shortName: "Nastroje",
    addMood: "Dodaj nastrój",
    checkIn: "Zapis dnia",
    journal: "Dziennik",
    wideSky: "Niebo z całego roku, na którym każdy wpis jest gwiazdą",
    narrowSky: "To samo niebo w telefonie",
    addingMood: "Dodawanie nastroju",
  },
  signInFailed: {
    pageTitle: "Nie udało się zalogować",
    title: "Tym razem nie udało się zalogować",
    reason: "Nic nie zginęło i nic się nie zmieniło: <link>spróbuj ponownie</link>.",
  },
};
