import type { starTexts } from "../en/star-texts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starTexts> = {
  addFirstMood: "Deine erste Stimmung eintragen",
  legend: {
    family: "Richtung und Kerben zeigen die Familie",
    pleasantness: "Die Höhe zeigt, wie angenehm es war",
    time: "Der Abstand zur Mitte zeigt die Zeit",
    own: "Eine Perle zeigt ein eigenes Gefühl",
  },
  tags: "Stichwörter",
  with: "mit",
  waiting: {
    change: "Ändern oder zurückziehen",
    hint: {
      correction: "Du siehst den Stern, wie er war. Ändere ihn noch einmal, um es erneut zu versuchen.",
      star: "Er ist auf diesem Gerät gespeichert, bis du ihn änderst oder zurückziehst.",
    },
    kept: "Auf diesem Gerät gespeichert, wird von selbst gesendet.",
    noReason: "Dein Universum hat es nicht angenommen.",
    correction: "Änderung wartet",
    star: "Noch nicht gesendet",
    refused: "Nicht angenommen",
    hintAfter: "{reason} {hint}",
  },
  nightsLit: {
    first: "Deine erste Nacht ist hell",
    none: "Dein Himmel ist da, wann immer du es bist",
    allOfFirst: "Jede deiner ersten {of} Nächte ist hell",
    someOfFirst: "{lit} deiner ersten {of} Nächte hell",
    allOfLast: "Jede der letzten {of} Nächte ist hell",
    someOfLast: "{lit} der letzten {of} Nächte hell",
  },
  twin: "{name} mit {other}",
  letters: {
    keepOut: "Aus Briefen heraushalten",
    allow: "In Briefen zitieren lassen",
    keptOut: "Nicht in Briefen",
    hint: "Kein Brief zitiert diese Notiz.",
  },
  unknownTime: "Unbekannte Zeit",
  starAt: "{star}, {time}",
  ofFamily: ", Familie {family}",
  ofOwn: ", ein eigenes Gefühl",
  familyOfOwn: "Familie {family}, dein eigenes",
  intensity: "<spoken>, Stärke </spoken>{intensity}/10",
  family: "Familie {family}",
};
