import type { refusalsAccounts } from "../en/refusals-accounts.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsAccounts> = {
  nameTaken: "Ce nom d’univers est déjà pris",
  registrationClosed: "Ce serveur n’accepte ni nouveaux comptes ni nouveaux univers.",
  nameSignInClosed: "La connexion par le seul nom de l’univers est désactivée ici.",
  universeNotFound: "Univers introuvable",
  protectedByPassword: "Cet univers est protégé par un mot de passe.",
  protectedAlready: "Cet univers a déjà son propre mode de connexion",
  migrationWaiting: "Cet univers attend déjà son lien. Réessaie dans une minute.",
  ownersMigrationWaiting:
    "La personne qui a créé cet univers est déjà en train de lui donner un mot de passe.",
  invitationRequired:
    "Ici, un univers reçoit son mot de passe là où il est ouvert, ou avec un lien des personnes qui gèrent ce serveur.",
  invalidInvitation:
    "Ce lien a déjà servi, date de plus de sept jours ou appartient à un autre univers. Demande un nouveau lien aux personnes qui gèrent ce serveur.",
  founderRequired: "Seul le navigateur où cet univers a été créé peut annuler cela.",
  universeMigrated: "Cet univers a reçu son propre accès. Connecte-toi avec.",
  migrationUndoable:
    "Cet univers a reçu son mot de passe il y a moins de sept jours, et le navigateur où il a été créé peut encore le reprendre. Tu pourras le supprimer ensuite.",
  universeClosed: "Cet univers a été fermé et sera supprimé. Tu peux encore le garder.",
  wrongCredentials: "Identifiants incorrects",
  wrongPassword: "Le mot de passe actuel est incorrect",
  noPassword: "Cet univers n’a pas de mot de passe à changer.",
  noPasswordYet:
    "Cet univers n’a pas encore de mot de passe. Donne-lui une adresse e-mail et un mot de passe sur /migrate.",
  notVerified: "Adresse e-mail non vérifiée",
  locked:
    "Trop de mots de passe incorrects. Réessaie dans {minutes, plural, one {# minute} other {# minutes}}.",
  invalidLink: "Lien de vérification non valable",
  usedLink: "Ce lien a déjà servi, et ton adresse e-mail est vérifiée.",
  expiredLink: "Ce lien de vérification est inconnu, déjà utilisé ou vieux de plus d’un jour.",
  providerFailed: "La connexion n’a pas abouti cette fois. Réessaie.",
  otherName: "Ce n’est pas le nom de ton univers.",
  oldSignIn:
    "Reconnecte-toi avec ton fournisseur, puis supprime ton univers dans {minutes, plural, one {la minute qui suit} other {les # minutes qui suivent}}.",
  confirmFirst: "Confirme d’abord que c’est bien toi.",
  endsThere: "Le navigateur où cet univers a été créé ne peut être déconnecté que depuis ce navigateur.",
};
