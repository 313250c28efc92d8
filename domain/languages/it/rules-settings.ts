import type { rulesSettings } from "../en/rules-settings.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof rulesSettings> = {
  label: {
    length: "Un’etichetta ha da {min} a {max} caratteri.",
    unstorable: "Un’etichetta contiene caratteri che non si possono salvare.",
    invisible: "Un’etichetta contiene caratteri invisibili.",
  },
  passkeyName: {
    length: "Il nome di una passkey ha da {min} a {max} caratteri.",
    unstorable: "Il nome di una passkey contiene caratteri che non si possono salvare.",
    invisible: "Il nome di una passkey contiene caratteri invisibili.",
  },
  tokenName: {
    length: "Il nome di un token ha da {min} a {max} caratteri.",
    unstorable: "Il nome di un token contiene caratteri che non si possono salvare.",
    invisible: "Il nome di un token contiene caratteri invisibili.",
  },
  tokenScopes: "Scegli almeno una cosa che il programma può fare.",
  tokenEnd: "La fine di un token è nel futuro.",
  reminderTime: "Un’ora del giorno si scrive come 20:30.",
  reminderWeekdays: "Un promemoria ha almeno un giorno della settimana, ognuno una volta sola.",
  reminderTimes: "I promemoria hanno da {min} a {max} orari.",
};
