import type { refusals } from "../en/refusals.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusals> = {
  unreadable: "Die Anfrage ließ sich nicht lesen.",
  tooLarge: "Das ist mehr, als auf einmal gesendet werden kann.",
  notSignedIn: "Bitte melde dich zuerst an.",
  notFound: "Nicht gefunden",
  anotherSession: "Inzwischen ist hier jemand anderes angemeldet.",
  tooManyRequests: "Das war viel auf einmal. Bitte warte einen Moment und versuche es noch einmal.",
  storageUnavailable:
    "Mood Universe erreicht gerade seinen Speicher nicht. Bitte versuche es gleich noch einmal.",
  busy: "Bei Mood Universe ist gerade sehr viel los. Bitte versuche es gleich noch einmal.",
  restarting: "Mood Universe startet gleich neu. Bitte versuche es in einem Moment noch einmal.",
  bug: "Etwas ist schiefgegangen",
};
