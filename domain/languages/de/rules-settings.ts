import type { rulesSettings } from "../en/rules-settings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesSettings> = {
  label: {
    length: "Eine Bezeichnung hat {min} bis {max} Zeichen.",
    unstorable: "Eine Bezeichnung enthält Zeichen, die sich nicht speichern lassen.",
    invisible: "Eine Bezeichnung enthält unsichtbare Zeichen.",
  },
  passkeyName: {
    length: "Der Name eines Passkeys hat {min} bis {max} Zeichen.",
    unstorable: "Der Name eines Passkeys enthält Zeichen, die sich nicht speichern lassen.",
    invisible: "Der Name eines Passkeys enthält unsichtbare Zeichen.",
  },
  tokenName: {
    length: "Der Name eines Tokens hat {min} bis {max} Zeichen.",
    unstorable: "Der Name eines Tokens enthält Zeichen, die sich nicht speichern lassen.",
    invisible: "Der Name eines Tokens enthält unsichtbare Zeichen.",
  },
  tokenScopes: "Wähle mindestens eine Sache, die das Programm tun darf.",
  tokenEnd: "Das Ende eines Tokens liegt in der Zukunft.",
  reminderTime: "Eine Uhrzeit wird so geschrieben: 20:30.",
  reminderWeekdays: "Eine Erinnerung hat mindestens einen Wochentag, jeden nur einmal.",
  reminderTimes: "Erinnerungen haben {min} bis {max} Zeiten.",
};
