import type { common } from "../en/common.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof common> = {
  tryAgain: "Réessayer",
  logIn: "Se connecter",
  stars: "{count, plural, one {# étoile} other {# étoiles}}",
  loading: "Ton univers arrive…",
  backToSky: "Revenir à ton ciel",
  showInSky: "Montrer dans le ciel",
  loadingForm: "Chargement",
  close: "Fermer",
  cancel: "Annuler",
  save: "Enregistrer",
  undo: "Annuler",
  breatheNow: "Respirer maintenant",
  support: "Aide",
  percent: "{percent, number} %",
  ofMost: "{value, number} sur {max, number}",
  toast: {
    name: "Notification",
    dismiss: "Masquer",
    undoKey: "Contrôle Z : {action}.",
  },
  copyByHand: {
    title: "À copier à la main",
    reason: "Ce navigateur ne laisse pas la page utiliser son presse-papiers.",
    text: "Texte à copier",
  },
  notOpened: {
    title: "L’ouverture n’a pas abouti",
    newVersion: "Ton univers a une nouvelle version. Recharge la page, et cela s’ouvrira.",
    disconnected: "Une partie de la page n’est pas arrivée. Vérifie ta connexion et réessaie.",
  },
  unavailable: {
    title: "Cette page est hors de portée",
    reason:
      "Le serveur ne répond pas, ou cet appareil n’a pas de connexion. Rien n’est perdu : tes étoiles sont gardées sur le serveur. Vérifie ta connexion, puis réessaie.",
    still: "Toujours hors de portée.",
  },
  language: "Langue",
  networkError: "Erreur de réseau. Vérifie ta connexion et réessaie.",
  session: {
    ended: "Ta session est fermée",
    endedReason: "Ta session a pris fin. Ce que tu écrivais est gardé jusqu’à ton retour.",
  },
  settingsClosed: {
    title: "Paramètres du compte",
    reason: "Connecte-toi pour accéder aux paramètres de ton compte.",
  },
  unreachable: {
    title: "Ton univers est hors de portée",
    reason:
      "Ton compte n’a pas pu être chargé. Rien n’est perdu : tes étoiles sont gardées sur le serveur. Vérifie ta connexion, puis réessaie.",
  },
  unreachableForVisitor: {
    title: "Mood Universe est hors de portée",
    reason:
      "Aucun univers n’est ouvert dans ce navigateur, et il faut le serveur pour en ouvrir un. Vérifie ta connexion, puis réessaie.",
  },
  broken: {
    title: "Cette page a cessé de fonctionner",
    reason: "Tes étoiles sont en sécurité. Recharger la page suffit en général.",
    reload: "Recharger",
  },
  notFound: {
    pageTitle: "Page introuvable",
    title: "404 : page introuvable",
    reason: "Il n’y a rien à cette adresse. Tes étoiles sont là où tu les as laissées.",
    back: "Revenir à ton univers",
  },
};
