import type { waiting } from "../en/waiting.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof waiting> = {
  title: "Wartet auf das Netz",
  update: "Wartet auf eine Aktualisierung",
  tryNow: "Jetzt versuchen",
  arrived: "Alles ist angekommen.",
  listed: "Wartet auf diesem Gerät",
  refused: {
    constellationRemoval: "Sternbild nicht entfernt",
    constellation: "Sternbild nicht gespeichert",
    avatar: "Avatar nicht geändert",
    tagMerge: "Stichwörter nicht zusammengelegt",
    tagRemoval: "Stichwort nicht entfernt",
    tagChangeKept: "Deine Änderung ist gespeichert: Sieh in deinem Tagebuch unter „Stichwörter“ nach.",
    tagChange: "Stichwort nicht geändert",
    newTag: "Stichwort nicht hinzugefügt",
    newFeeling: "Gefühl nicht hinzugefügt",
    newFeelingKept: "Es bleibt auf diesem Gerät, mit seinen Sternen, bis du es änderst oder entfernst.",
    feelingChange: "Gefühl nicht geändert",
    feelingRemoval: "Gefühl nicht entfernt",
    feelingMerge: "Gefühle nicht zusammengelegt",
    newTracker: "Tracker nicht hinzugefügt",
    newTrackerKept: "Er bleibt auf diesem Gerät, mit seinen Messwerten, bis du ihn änderst oder entfernst.",
    trackerChange: "Tracker nicht geändert",
    trackerRemoval: "Tracker nicht entfernt",
    reading: "Messwert nicht gespeichert: {name}",
    restoration: "Nicht zurückgeholt",
    noReason: "Dein Universum hat es nicht angenommen.",
    quota: "Nicht gespeichert",
  },
  practice: "Eine beendete Übung oder ein Labyrinth",
  quiz: "Eine Antwort aus dem Quiz",
  avatar: "Dein neuer Avatar",
  constellationRemoval: "Entfernen eines Sternbilds",
  change: "Eine Änderung an deinem Universum",
  tag: {
    change: "Änderung am Stichwort {name}",
    new: "Neues Stichwort: {name}",
    removal: {
      known: "Entfernen des Stichworts {name}",
      unknown: "Entfernen eines Stichworts",
    },
    merge: {
      known: "Zusammenlegen des Stichworts {name} mit {into}",
      intoUnknown: "Zusammenlegen des Stichworts {name} mit einem anderen",
      ofUnknown: "Zusammenlegen eines Stichworts mit {into}",
      unknown: "Zusammenlegen zweier Stichwörter",
    },
  },
  feeling: {
    new: "Neues Gefühl: {name}",
    change: "Änderung am Gefühl {name}",
    removal: { known: "Entfernen des Gefühls {name}", unknown: "Entfernen eines Gefühls" },
    merge: { known: "Zusammenlegen des Gefühls {name} mit {into}", unknown: "Zusammenlegen zweier Gefühle" },
  },
  tracker: {
    new: "Neuer Tracker: {name}",
    change: "Änderung am Tracker {name}",
    removal: { known: "Entfernen des Trackers {name}", unknown: "Entfernen eines Trackers" },
  },
  reading: {
    new: "Messwert: {name}",
    removal: { known: "Entfernen eines Messwerts: {name}", unknown: "Entfernen eines Messwerts" },
  },
  star: {
    back: "Ein Stern kommt aus dem Papierkorb zurück",
    new: "Neuer Stern: {feeling}",
    change: {
      known: "Änderung: {feeling}",
      unknown: "Änderung an einem Stern",
    },
    removal: {
      known: "Entfernen: {feeling}",
      unknown: "Entfernen eines Sterns",
    },
  },
  kept: "Auf diesem Gerät gespeichert. Es wird von selbst gesendet, sobald dein Universum erreichbar ist.",
  keptInPage:
    "Aufgehoben, bis du diese Seite schließt, weil dein Browser hier nichts speichert. Es wird von selbst gesendet, sobald dein Universum erreichbar ist.",
  writes: ": {count, plural, one {# Änderung} other {# Änderungen}}",
  constellation: "Sternbild: {name}",
};
