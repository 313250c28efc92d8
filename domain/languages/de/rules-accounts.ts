import type { rulesAccounts } from "../en/rules-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesAccounts> = {
  required: "Bitte fülle alle Pflichtfelder aus",
  allRequired: "Bitte fülle alle Felder aus",
  email: "Bitte gib eine gültige E-\u2060Mail-Adresse ein",
  identifier: "Das ist weder eine E-\u2060Mail-Adresse noch der Name eines Universums.",
  universeName: {
    length: "Der Name des Universums braucht {min} bis {max} Zeichen",
    unstorable: "Der Name des Universums enthält Zeichen, die sich nicht speichern lassen",
    invisible: "Der Name des Universums enthält unsichtbare Zeichen",
    likeEmail: "Der Name des Universums kann keine E-\u2060Mail-Adresse sein",
    dots: "Der Name des Universums kann nicht nur aus Punkten bestehen",
  },
  userName: {
    length: "Der Nutzername braucht {min} bis {max} Zeichen",
    unstorable: "Der Nutzername enthält Zeichen, die sich nicht speichern lassen",
    invisible: "Der Nutzername enthält unsichtbare Zeichen",
  },
  password: {
    tooShort: "Das Passwort braucht mindestens {min} Zeichen",
    tooLong: "Das Passwort kann bis zu {max} Zeichen haben",
    unstorable: "Das Passwort enthält Zeichen, die sich nicht verwenden lassen",
    common: "Wähle ein weniger verbreitetes Passwort",
    characterClasses: "Das Passwort braucht Groß- und Kleinbuchstaben, eine Ziffer und ein Sonderzeichen",
    mismatch: "Die Passwörter sind verschieden",
  },
  code: "Ein Code hat sechs Ziffern, ein Wiederherstellungscode 16 Buchstaben und Ziffern.",
  birthday: {
    notADate: "Der Geburtstag muss ein Datum sein.",
    noSuchDate: "Der Geburtstag muss ein Datum sein, das es gibt, etwa 2001-12-31.",
    inFuture: "Der Geburtstag kann nicht in der Zukunft liegen.",
  },
  startDate: {
    notADate: "Der Beginn der Reise muss ein Datum sein.",
    noSuchDate: "Der Beginn der Reise muss ein Datum sein, das es gibt, etwa 2001-12-31.",
    inFuture: "Der Beginn der Reise kann nicht in der Zukunft liegen.",
  },
  demographics: {
    tooLong: "„Über dich“ kann bis zu {max} Zeichen haben.",
    unstorable: "„Über dich“ enthält Zeichen, die sich nicht speichern lassen.",
  },
};
