import type { forms } from "../en/forms.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof forms> = {
  error: "Fehler",
  kept: "{reason} Was du eingegeben hast, ist noch da.",
  nameTaken: "Ein Universum mit diesem Namen gibt es schon",
  resend: {
    again: "Erneut senden",
    sent: "Bestätigungsmail gesendet",
    sentHint: "Den Link zur Bestätigung findest du in deinen E-\u2060Mails.",
    failed: "Die Bestätigungsmail ließ sich nicht senden",
  },
  pendingEmail: {
    nameMeanwhile:
      "<address>{email}</address> wartet darauf, dass du dem Link folgst. Bis dahin öffnet allein der Name dein Universum.",
    addressMeanwhile:
      "<address>{email}</address> wartet darauf, dass du dem Link folgst. Bis dahin bleibt deine jetzige Adresse.",
    resend: "Link erneut senden",
    cancelled: "Abgebrochen",
    cancelledHint: "Der Link aus der E-\u2060Mail gilt nicht mehr.",
    notCancelled: "Das ließ sich nicht abbrechen. Bitte versuche es noch einmal.",
  },
};
