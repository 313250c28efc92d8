import type { measures } from "../en/insights-measures.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof measures> = {
  method: {
    compared:
      "Die Messwerte jedes Trackers stehen den Werten der Sterne desselben Tages und des nächsten Tages gegenüber; dabei sind Wochentage, langsame Veränderungen über Monate und die Tatsache berücksichtigt, dass ein Tag oft dem Tag davor ähnelt. Nur die letzten vier Jahre zählen.",
    oneValue:
      "Aus mehreren Messwerten eines Tages wird einer. Anzahlen und Dauern werden zusammengezählt, denn drei Tassen zu drei Tageszeiten sind drei Tassen; Ja oder Nein ist Ja, wenn es einmal Ja war; alles andere hat das Mittel seiner Messwerte. Ein Wert weit jenseits aller anderen kann ein Versehen sein und wird näher an sie herangerückt. Ein Tag ohne Messwert bleibt ohne.",
    chance:
      "Bei vielen Trackern sieht einer davon durch Zufall besonders aus. Ein Zusammenhang wird deshalb nur genannt, wenn er unter allen deinen Trackern an beiden Tagen selten wäre und schon vor vier Wochen zu sehen war.",
    order:
      "Was deiner Stimmung nur folgt, scheint sie manchmal vorherzusagen, weil Tage einander ähneln. Der nächste Tag wird deshalb nur genannt, wenn ein Messwert über die Sterne danach eindeutig mehr sagt als über die davor. Auch dann sagt es, was mit was einhergeht, nicht, was wovon kommt.",
    groups:
      "Die Bilder zeigen die Tage selbst, in bis zu fünf Gruppen. Die Linie enthält das Mittel aller solchen Tage in 90 von 100 Fällen.",
  },
  unsure: "Kein eindeutiger Zusammenhang mit deinen Sternen: {trackers}.",
  withDays: "„{tracker}“ ({days, plural, one {# Tag} other {# Tage}})",
  missing: "„{tracker}“ ({days, number} von {needed, number} Tagen mit Messwert und Stern)",
  tooEarly: "Für einen Vergleich noch zu früh: {trackers}.",
  constant:
    "{count, plural, one {{trackers} hatte fast jeden Tag denselben Wert, deshalb gibt es noch nichts zu vergleichen.} other {{trackers} hatten fast jeden Tag denselben Wert, deshalb gibt es noch nichts zu vergleichen.}}",
  bound:
    "{count, plural, one {{trackers} hält sich an bestimmte Wochentage oder ändert sich zu langsam, um sich davon trennen zu lassen.} other {{trackers} halten sich an bestimmte Wochentage oder ändern sich zu langsam, um sich davon trennen zu lassen.}}",
  groups: {
    sameDay: "„{tracker}“ und die Sterne desselben Tages",
    nextDay: "„{tracker}“ und die Sterne des nächsten Tages",
    unit: "Mittlerer Wert der Sterne an den Tagen jeder Gruppe, von −1 (unangenehm) bis 1 (angenehm). Die Linie enthält das Mittel aller solchen Tage in 90 von 100 Fällen.",
    count: "{days, plural, one {# Tag} other {# Tage}}",
    columns: {
      values: "Messwerte",
      mean: "Mittlerer Wert",
      low: "Untergrenze",
      high: "Obergrenze",
      days: "Tage",
    },
  },
  lines: {
    unit: "Mittel der Wochen mit einem Messwert, bis zu einem Jahr.",
    columns: { week: "Woche ab", mean: "Mittel", yes: "Tage mit Ja, in %", days: "Tage" },
    more: "{count, plural, one {# weiterer Tracker} other {# weitere Tracker}}",
  },
};
