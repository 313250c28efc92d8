import type { refusalsSeal } from "../en/refusals-seal.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSeal> = {
  universeSealed:
    "Die Worte dieses Universums sind versiegelt, und dies kam unversiegelt an. Nichts wurde geändert. Lade diese Seite neu und entsperre deine Worte.",
  universeNotSealed: "Die Worte dieses Universums sind nicht mehr versiegelt. Lade diese Seite neu.",
  wrongEpoch:
    "Dies wurde mit einem Schlüssel versiegelt, den dieses Universum nicht mehr benutzt. Lade diese Seite neu und entsperre deine Worte noch einmal.",
  sealState:
    "Das passt nicht zu dem, wie weit deine Worte versiegelt sind. Lade diese Seite neu, um zu sehen, was gerade gilt.",
  wordsLeft: "{plain, plural, one {# Eintrag ist} other {# Einträge sind}} noch nicht fertig.",
  slotNeeded: "Eine Passphrase und ein Notfallblatt gibt es immer. Erstelle zuerst etwas Neues.",
  tooManySlots:
    "Es kann höchstens {max} Wege geben, die Worte zu entsperren. Entferne einen, den du nicht mehr brauchst.",
};
