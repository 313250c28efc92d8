import type { refusalsUniverse } from "../en/refusals-universe.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsUniverse> = {
  pause: "Gerade ist Pause. Bitte warte noch {minutes, plural, one {# Minute} other {# Minuten}}.",
  pauseAtMoment:
    "Ein anderer Stern liegt weniger als {minutes, plural, one {# Minute} other {# Minuten}} von diesem Moment entfernt. Bitte wähle einen anderen.",
  dailyLimit: "Du hast in den letzten 24 Stunden {max} Sterne gesetzt. Bitte setze den nächsten später.",
  momentInFuture: "Dieser Moment ist noch nicht gekommen.",
  changedElsewhere: "Dieser Stern wurde inzwischen anderswo geändert.",
  starRemoved: "Dieser Stern wurde entfernt.",
  unknownTag: "Eines der Stichwörter gibt es nicht.",
  tagNameTaken: "Ein anderes Stichwort heißt schon so.",
  tooManyTags:
    "Du hast {max} Stichwörter, mehr kann ein Universum nicht haben. Bitte lege zuerst welche zusammen oder entferne welche.",
  noMergeTarget: "Das Stichwort, das bleiben sollte, gibt es nicht mehr.",
  mergedIntoItself: "Ein Stichwort lässt sich nicht mit sich selbst zusammenlegen.",
  unknownFeeling: "Dieses Gefühl gibt es nicht.",
  feelingNameTaken: "Ein anderes Gefühl heißt schon so.",
  tooManyFeelings:
    "Du hast {max} eigene Gefühle, mehr kann ein Universum nicht haben. Bitte lege zuerst welche zusammen oder entferne welche.",
  feelingInUse:
    "{stars, plural, one {# Stern hat} other {# Sterne haben}} dieses Gefühl, den Papierkorb mitgezählt. Archiviere es oder lege es mit einem anderen zusammen.",
  noFeelingMergeTarget: "Das Gefühl, das bleiben sollte, gibt es nicht mehr.",
  feelingMergedIntoItself: "Ein Gefühl lässt sich nicht mit sich selbst zusammenlegen.",
  unknownStar: "Einer dieser Sterne ist nicht mehr an deinem Himmel.",
  tooManyConstellations:
    "Du hast {max} Sternbilder, mehr kann ein Universum nicht haben. Bitte entferne zuerst eines.",
  tooManyComparisons:
    "Du hast {max} Vergleiche, mehr kann ein Universum nicht haben. Bitte entferne zuerst einen.",
  importClosed: "Dieser Import ist nicht mehr offen.",
  importOpen: "Ein anderer Import ist offen. Schließe ihn zuerst ab oder brich ihn ab.",
  undoExpired:
    "Ein Import lässt sich 30 Tage lang rückgängig machen. Dieser ist älter; seine Sterne bleiben.",
  noRoom:
    "Dafür ist kein Platz: Dein Universum braucht {used, number} MB von den {megabytes, number} MB, die es hier haben kann. {largest, select, notes {Das meiste davon sind die Notizen, mit {size, number} MB.} stars {Das meiste davon sind die Sterne ohne ihre Notizen, mit {size, number} MB.} readings {Das meiste davon ist, was du gemessen hast, mit {size, number} MB.} imports {Das meiste davon ist, was deine Importe sich merken, mit {size, number} MB.} practice {Das meiste davon sind Übungen und das Quiz, mit {size, number} MB.} other {Das meiste davon sind Namen und Spuren von Entferntem, mit {size, number} MB.}} Kürze lange Notizen oder lösche Sterne im Papierkorb endgültig, um Platz zu schaffen.",
  universeFull: "Ein Universum kann bis zu {max, number} Sterne haben. Für {room, number} ist noch Platz.",
  universeNotEmpty: "Nur ein leeres Universum lässt sich wiederherstellen. Dieses hat schon Sterne.",
  importTooManyTags: "Ein Universum kann bis zu {max} Stichwörter haben.",
  importTooManyConstellations: "Ein Universum kann bis zu {max} Sternbilder haben.",
  importTooManyComparisons: "Ein Universum kann bis zu {max} Vergleiche haben.",
  unknownStarOfConstellation: "Einen der Sterne eines Sternbilds gibt es nicht.",
  tooManyLinks: "Du kannst bis zu {max} Links haben. Entferne einen, den du nicht mehr brauchst.",
  notAPushService: "Erinnerungen können nur an einen Push-Dienst mit öffentlicher https-Adresse gehen.",
  pushServiceNotFound:
    "Mood Universe kann den Push-Dienst deines Browsers gerade nicht finden. Bitte versuche es gleich noch einmal.",
  incompleteReminderLink:
    "Dieser Link ist nicht vollständig. Erinnerungen lassen sich in den Einstellungen beenden.",
  practiceQuota:
    "Dein Universum hat {max, number} beendete Übungen und Labyrinthe, mehr kann es nicht speichern. Dieses Mal wurde nicht gespeichert.",
  quizQuota:
    "Dein Universum hat {max, number} Quizantworten, mehr kann es nicht speichern. Diese Antwort wurde nicht gespeichert.",
};
