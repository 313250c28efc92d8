import type { refusalsPasskeys } from "../en/refusals-passkeys.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsPasskeys> = {
  overHttp:
    "Passkeys brauchen eine Adresse, die mit https beginnt, und dieser Server ist ohne https zu erreichen.",
  atIpAddress:
    "Passkeys brauchen eine Adresse mit einem Namen, und dieser Server ist über eine Nummer zu erreichen.",
  unknownPasskey:
    "Dieser Passkey öffnet hier kein Universum. Vielleicht wurde er entfernt. Melde dich auf einem anderen Weg an.",
  copiedPasskey:
    "Dieser Passkey scheint kopiert worden zu sein und öffnet deshalb vorerst nichts. Melde dich auf einem anderen Weg an, entferne ihn und füge einen neuen hinzu.",
  knownPasskey: "Dieser Passkey ist schon hinzugefügt.",
  unusableKey:
    "Die Antwort deines Geräts ließ sich nicht prüfen, deshalb ist kein Passkey dazugekommen. Bitte versuche es noch einmal.",
  notAnswered:
    "Die Antwort deines Geräts kam zu spät oder wurde schon benutzt. Bitte versuche es noch einmal.",
  lastDoor:
    "Das ist der einzige Weg in dein Universum. Füge erst einen anderen hinzu, dann kannst du diesen entfernen.",
  tooManyPasskeys:
    "Ein Universum hat höchstens {max} Passkeys. Entferne einen, um einen anderen hinzuzufügen.",
  wrongRecoveryCode:
    "Dieser Name und dieser Wiederherstellungscode gehören nicht zusammen, oder der Code wurde schon benutzt.",
};
