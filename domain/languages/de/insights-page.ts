import type { insightsPage } from "../en/insights-page.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof insightsPage> = {
  parts: { lately: "Zuletzt", along: "Was zusammen vorkommt", sure: "Wie sicher ist das" },
  deeper: {
    weeks: "Woche für Woche",
    hours: "Stunde für Stunde",
    words: "Deine Worte für Gefühle",
    tags: "Jedes Stichwort im Vergleich",
    measures: "Was du misst",
    rhythm: "Wochentage und Tageszeiten",
    pairs: "Gefühle, die zusammen auftreten",
    practice: "Vor und nach Übungen",
    steadiness: "Wie lange eine Stimmung anhält",
  },
  exact: "In Zahlen",
  opening: "Wird geöffnet",
  notOpened: "Das ist nicht angekommen. Der Rest der Seite ist, wie er war.",

  feelings: {
    title: "Was du benannt hast",
    reading: "{feeling}: {count, plural, one {# Stern} other {# Sterne}}",
    readingWithBefore:
      "{feeling}: {count, plural, one {# Stern} other {# Sterne}}, {before, number} in den Tagen davor",
    more: "{count, plural, one {# weiteres Gefühl} other {# weitere Gefühle}}",
    mark: "Der Strich zeigt die Tage davor.",
  },
  times: {
    title: "Wann du geschrieben hast",
    reading: "{part}: {count, plural, one {# Stern} other {# Sterne}}",
  },
  words: "Die drei Worte",
  days: "Tage mit Stern",

  compare: {
    title: "Zwei Zeiten vergleichen",
    text: "Dieser Monat und der letzte, Tage mit und ohne Spaziergang, gute Wochen und die anderen: was anders war und wie sicher das ist.",
  },
  letter: {
    title: "Ein Brief über eine Woche",
    text: "{dates}: eine halbe Seite in deinen eigenen Worten. Er entsteht auf diesem Gerät, wenn du ihn öffnest.",
  },
};
