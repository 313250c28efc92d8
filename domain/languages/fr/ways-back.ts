import type { waysBack } from "../en/ways-back.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof waysBack> = {
  code: {
    label: "Code de ton application",
    hint: "Il reste une étape : tape les six chiffres que ton application affiche maintenant, ou l’un de tes codes de secours.",
    submit: "Continuer",
    otherWay: "Se connecter autrement",
  },
  passkey: {
    failed:
      "La connexion avec une clé d’accès n’a pas marché cette fois. Réessaie, ou connecte-toi autrement.",
    stopped:
      "Cela a été interrompu, ou ton appareil a attendu trop longtemps. Réessaie, ou connecte-toi autrement.",
    browser:
      "Ce navigateur ne connaît pas les clés d’accès. Connecte-toi autrement, ou prends un navigateur plus récent.",
    device: "Ton appareil n’a pas pu utiliser sa clé d’accès. Réessaie, ou connecte-toi autrement.",
  },
  recover: {
    title: "Ouvrir avec un code de secours",
    hint: "Pour un univers que seule une clé d’accès ouvre, quand la clé est perdue. Tu as reçu dix codes en la créant ; chacun sert une fois.",
    code: "Code de secours",
    submit: "Ouvrir mon univers",
    busy: "Ouverture…",
    addPasskey: "Ajoute maintenant une nouvelle clé d’accès, pour entrer de nouveau sans code.",
    failed: "Il n’a pas pu s’ouvrir pour le moment. Rien n’a changé.",
    otherwise:
      "Si tu as un mot de passe, connecte-toi comme d’habitude : là, un code de secours remplace le code de ton application. Sans code, demande un lien à celles et ceux qui gèrent ce serveur : <contact>{address}</contact>",
  },
  link: {
    title: "Un lien dans ta boîte mail",
    hint: "Le lien ouvre ton univers une seule fois, dans les 15 minutes, et tu peux ensuite choisir un nouveau mot de passe.",
    email: "Ton adresse e-mail",
    send: "Envoyer le lien",
    sending: "Envoi…",
    sent: "Regarde ta boîte mail",
    sentHint:
      "Si <address>{email}</address> appartient à un compte d’ici, un lien est en route. Il sert une fois, dans les 15 minutes.",
    again: "Rien reçu ? Regarde dans les indésirables, ou redemande-le après une minute.",
    askAgain: "Redemander",
    noMail:
      "Ce serveur n’envoie pas de mails, aucun lien ne peut donc arriver. Adresse-toi à celles et ceux qui le gèrent.",
    failed: "Le lien n’a pas pu être demandé pour le moment. Réessaie dans un instant.",
    open: "Ouvre ton univers",
    openHint: "Ce lien ouvre ton univers dans ce navigateur.",
    opening: "Ouverture…",
    openSubmit: "L’ouvrir ici",
    expired: "Ce lien n’ouvre plus rien",
    newLink: "Envoie-moi un nouveau lien",
    password: {
      title: "Choisis un nouveau mot de passe",
      hint: "Ton univers est ouvert. Avec un nouveau mot de passe, tu entres de nouveau sans mail.",
      submit: "Enregistrer et continuer",
      busy: "Enregistrement…",
      later: "Pas maintenant",
      failed: "Le mot de passe n’a pas pu être enregistré pour le moment. L’ancien est toujours là.",
      saved: "Mot de passe enregistré",
      savedHint: "Il ouvre désormais ton univers. Partout ailleurs, ta session est fermée.",
    },
  },
  invitation: {
    title: "Un moyen d’entrer dans ton univers",
    what: "Celles et ceux qui gèrent ce serveur ont créé ce lien pour la personne de « {universe} ». Il sert une fois, et tu as ensuite 30 minutes pour donner à l’univers un moyen d’entrer bien à toi.",
    begin: "Continuer",
    beginning: "Un instant…",
    choose: "Comment veux-tu entrer à partir de maintenant ?",
    byPasskey: "Avec une clé d’accès",
    byPassword: "Avec une adresse e-mail et un mot de passe",
    other: "Choisir un autre moyen",
    failed: "Le lien n’a pas pu être utilisé pour le moment. Rien n’a changé.",
    unusable: "Ce lien ne peut plus servir",
    missing: "Ce lien n’est pas complet. Ouvre-le encore une fois là où tu l’as reçu.",
    done: "Ton univers a un nouveau moyen d’entrer",
  },
};
