import type { forms } from "../en/forms.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof forms> = {
  error: "Errore",
  kept: "{reason} Quello che hai scritto è ancora qui.",
  nameTaken: "Questo nome di universo è già in uso",
  resend: {
    again: "Invia di nuovo",
    sent: "E-mail di verifica inviata",
    sentHint: "Cerca il link di verifica nella tua posta.",
    failed: "Non è stato possibile inviare l’e-mail di verifica",
  },
  pendingEmail: {
    nameMeanwhile:
      "<address>{email}</address> aspetta che tu apra il suo link. Fino ad allora il solo nome apre il tuo universo.",
    addressMeanwhile:
      "<address>{email}</address> aspetta che tu apra il suo link. Fino ad allora resta il tuo indirizzo attuale.",
    resend: "Invia di nuovo il link",
    cancelled: "Annullato",
    cancelledHint: "Il link inviato non funziona più.",
    notCancelled: "Non è stato possibile annullarlo. Riprova.",
  },
};
