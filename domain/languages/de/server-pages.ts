import type { serverPages } from "../en/server-pages.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof serverPages> = {
  description: "Ein Stimmungstagebuch, in dem jeder Eintrag ein Stern an deinem eigenen Himmel ist.",
  needsScript: "Mood Universe braucht JavaScript, um deinen Himmel zu zeichnen.",
  skyNeedsScript: "Dieser Himmel braucht JavaScript, um gezeichnet zu werden.",
  app: {
    shortName: "Moods",
    addMood: "Neue Stimmung",
    checkIn: "Check-in",
    journal: "Tagebuch",
    wideSky: "Der Himmel eines Jahres, an dem jeder Eintrag ein Stern ist",
    narrowSky: "Derselbe Himmel auf einem Telefon",
    addingMood: "Beim Eintragen einer Stimmung",
  },
  signInFailed: {
    pageTitle: "Die Anmeldung hat nicht geklappt",
    title: "Die Anmeldung hat diesmal nicht geklappt",
    reason: "Nichts ist verloren, und nichts hat sich geändert: <link>Bitte versuche es noch einmal</link>.",
  },
};
