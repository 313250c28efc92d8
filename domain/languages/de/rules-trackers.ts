import type { rulesTrackers } from "../en/rules-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesTrackers> = {
  nameLength: "Der Name eines Trackers hat {min} bis {max} Zeichen.",
  unitLength: "Eine Einheit hat bis zu {max} Zeichen.",
  labelLength: "Die Wörter am Ende einer Skala haben bis zu {max} Zeichen.",
  unstorable: "Dieser Text enthält Zeichen, die sich nicht speichern lassen.",
  invisible: "Dieser Text enthält unsichtbare Zeichen.",
  bound: "Bitte gib eine Zahl bis zu einer Million ein.",
  scaleNeeds: "Eine Skala braucht einen kleinsten und einen größten Wert und einen Schritt.",
  scaleWhole: "Eine Skala hat ganze Zahlen.",
  order: "Der größte Wert muss über dem kleinsten liegen.",
  belowZero: "Eine Dauer kann nicht unter 0 liegen.",
  step: "Ein Schritt muss größer als 0 sein.",
  scaleParts: "Die Schritte müssen vom kleinsten zum größten Wert führen.",
  scaleValues: "Eine Skala hat {min} bis {max} Werte.",
  dayToCome: "Dieser Tag ist noch nicht gekommen.",
  tooEarly: "Ein Messwert kann nicht vor {year} liegen.",
};
