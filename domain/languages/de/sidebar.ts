import type { sidebar } from "../en/sidebar.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof sidebar> = {
  journey: {
    title: "Deine Reise",
    entries: "Einträge",
    daysActive: "Aktive Tage",
    streak: "Serie",
    nightsLit: "Helle Nächte",
    nightsOf: "{lit, number} von {of, number}",
  },
  streak: {
    days: "{count, plural, one {# Tag} other {# Tage}}",
    open: "heute noch offen",
    none: "ein Stern beginnt eine",
    daysAndNote: "{days}<said>,</said> <quiet>{note}</quiet>",
  },
  soFar: "Deine Reise bisher",
  earned: "Du hast dir verdient: {achievements}.",
  achievements: {
    names: {
      "first-star": "Erster Stern",
      "week-streak": "Wochenserie",
      "emotion-explorer": "Forschergeist",
      "depth-seeker": "Tiefgang",
      "twin-master": "Doppelsternkunst",
      "cosmic-traveler": "Kosmische Reise",
      "emotion-sage": "Gefühlsweisheit",
    },
    descriptions: {
      "first-star": "Du hast deine erste Stimmung an den Himmel gesetzt.",
      "week-streak": "Du bist an sieben Tagen hintereinander wiedergekommen.",
      "emotion-explorer": "Du hast sechs verschiedene Gefühle benannt.",
      "depth-seeker": "Du hast fünf sehr starke Gefühle festgehalten.",
      "twin-master": "Du hast dreimal zwei Gefühle zugleich festgehalten.",
      "cosmic-traveler": "Dein Himmel hat dreißig Sterne.",
      "emotion-sage": "Dein Himmel hat hundert Sterne.",
    },
    requirements: {
      "first-star": "Eine erste Stimmung am Himmel",
      "week-streak": "Sieben Tage hintereinander",
      "emotion-explorer": "Sechs verschiedene Gefühle",
      "depth-seeker": "Fünf sehr starke Gefühle",
      "twin-master": "Dreimal zwei Gefühle zugleich",
      "cosmic-traveler": "Dreißig Sterne",
      "emotion-sage": "Hundert Sterne",
    },
    unknown: "Funkeln",
    unknownDescription: "Etwas, das deine Reise dir gebracht hat.",
  },
  card: {
    name: "Dein Avatar und deine Reise",
    unavailable: "Deine Reise lässt sich gerade nicht anzeigen.",
    achievements: "Auszeichnungen",
    noneYet: "Dein erster Stern bringt die erste.",
    ahead: "Liegt noch vor dir",
    mostFelt: "Am häufigsten",
    averageIntensity: "Mittlere Stärke",
    ofTen: "{average, number}/10",
    emotions: "Verschiedene Gefühle",
    twinStars: "Doppelsterne",
  },
  music: { on: "Musik an", off: "Musik aus", volume: "Lautstärke der Musik" },
  newVersion: {
    pageIsOlder: "Diese Seite ist zu alt für deinen Server. Was du hier geschrieben hast, bleibt erhalten.",
    serverIsOlder:
      "Dieser Server ist älter als diese Seite und wird aktualisiert. Was du schreibst, wartet bis dahin hier.",
    ready: "Eine neue Version ist da.",
    use: "Jetzt nutzen",
    later: "Später",
  },
};
