import type { refusalsSecondFactor } from "../en/refusals-second-factor.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsSecondFactor> = {
  secondFactorRequired:
    "Gib den Code ein, den deine App für Codes zeigt, oder einen deiner Wiederherstellungscodes.",
  wrongCode:
    "Dieser Code stimmt nicht oder wurde schon benutzt. Wird auch der nächste abgelehnt, geht vielleicht die Uhr deines Telefons falsch.",
  signInExpired: "Diese Anmeldung hat zu lange gewartet. Bitte beginne noch einmal.",
  secondFactorExists: "Dieses Universum hat schon einen zweiten Schritt.",
  noSecondFactor: "Hier gibt es keinen zweiten Schritt. Bitte beginne das Einrichten noch einmal.",
  nothingToRecover:
    "Wiederherstellungscodes stehen für einen zweiten Schritt oder einen Passkey, und dieses Universum hat noch keines von beiden.",
  noPasswordToProtect:
    "Ein zweiter Schritt folgt auf ein Passwort oder auf die Anmeldung über deinen Anbieter, und dieses Universum hat noch keines von beiden.",
  expiredLink:
    "Dieser Link ist unbekannt, schon benutzt oder älter als 15 Minuten. Du kannst einen neuen anfordern.",
  newLinkRequired:
    "Dafür brauchst du eine Anmeldung per Link, die höchstens {minutes, plural, one {# Minute} other {# Minuten}} her ist. Nimm dein bisheriges Passwort, oder fordere einen neuen Link an.",
};
