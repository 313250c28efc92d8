import type { refusalsAdmin } from "../en/refusals-admin.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAdmin> = {
  registrationByInvitation:
    "Ici, on crée un compte ou un univers avec une invitation. Demandes-en une aux personnes qui gèrent ce serveur.",
  invitationEnded:
    "Cette invitation a expiré, a été retirée ou déjà utilisée, ou appartient à un autre serveur. Demande une nouvelle invitation à la personne qui te l’a envoyée.",
  closedByAdministrator:
    "Les personnes qui gèrent ce serveur ont fermé cet univers, et il sera supprimé. Écris-leur si tu veux le garder.",
  secondFactorNeeded:
    "Pour administrer ce serveur, il faut une deuxième étape ou une clé d’accès. Mets-en d’abord une en place dans les paramètres du compte.",
  passkeyNeeded: "Tu as une clé d’accès : déconnecte-toi, puis reconnecte-toi avec elle, et cela s’ouvre.",
  ownUniverse:
    "Tu ne peux pas fermer ton propre univers ici. Tu peux le supprimer dans les paramètres du compte.",
  administratorsUniverse:
    "L’univers d’une personne qui administre ce serveur ne peut être fermé que par une commande sur le serveur.",
  noAddress: "Cet univers n’a pas d’adresse e-mail confirmée à laquelle envoyer un lien.",
  noMails: "Ce serveur n’envoie pas d’e-mails.",
  closedAlready: "Cet univers est fermé.",
  notClosed: "Cet univers est ouvert.",
  closedByPerson: "La personne elle-même a fermé cet univers. Elle seule peut encore le garder.",
  tooManyInvitations: "Il peut y avoir jusqu’à {max} invitations à la fois. Retires-en d’abord une.",
  labelTooLong: "Le nom d’une invitation a au plus {max} caractères.",
  labelUnstorable: "Ce texte contient des caractères qui ne peuvent pas être enregistrés.",
  days: "Une invitation est valable de {min} à {max} jours.",
  uses: "Une invitation peut servir de {min} à {max} fois.",
  usedOnce: "Une invitation pour un univers sert une seule fois.",
};
