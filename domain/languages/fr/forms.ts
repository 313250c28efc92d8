import type { forms } from "../en/forms.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof forms> = {
  error: "Erreur",
  kept: "{reason} Ce que tu as saisi est toujours là.",
  nameTaken: "Ce nom d’univers est déjà pris",
  resend: {
    again: "Renvoyer l’e-mail",
    sent: "E-mail de vérification envoyé",
    sentHint: "Le lien de vérification est dans ta boîte mail.",
    failed: "L’e-mail de vérification n’a pas pu être envoyé",
  },
  pendingEmail: {
    nameMeanwhile:
      "Il reste à suivre le lien envoyé à <address>{email}</address>. Jusque-là, le nom seul ouvre ton univers.",
    addressMeanwhile:
      "Il reste à suivre le lien envoyé à <address>{email}</address>. Jusque-là, ton adresse actuelle reste valable.",
    resend: "Renvoyer le lien",
    cancelled: "Annulé",
    cancelledHint: "Le lien envoyé ne fonctionne plus.",
    notCancelled: "L’annulation n’a pas abouti. Réessaie.",
  },
};
