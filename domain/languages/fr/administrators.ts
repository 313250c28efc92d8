import type { administrators } from "../en/administrators.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof administrators> = {
  lead: {
    title: "Administration",
    what: "Tu prends soin des personnes de ce serveur.",
    open: "Ouvrir l’administration",
  },
  log: {
    title: "Ce qu’a fait l’administration",
    what: "L’administration peut t’aider à entrer, sans voir un seul de tes mots. Ce qu’elle a fait pour ton univers est ici, comme ce qui a été fait par une commande sur le serveur.",
    none: "Les personnes qui gèrent ce serveur n’ont rien fait dans ton univers jusqu’ici. Si cela arrive un jour, ce sera écrit ici.",
    unreachable: "Ce qu’a fait l’administration est hors de portée pour le moment.",
    showAll: "Tout afficher ({count, number})",
    actions: {
      "end-sessions": "Tes sessions ont été fermées : il a fallu te reconnecter.",
      unlock: "Ton univers a été déverrouillé après des essais erronés.",
      "send-sign-in-link": "Un lien de connexion a été envoyé à ton adresse.",
      close: "Ton univers a été fermé.",
      reopen: "Ton univers a été rouvert.",
      invite: "Un lien a été créé, qui donne à ton univers un nouveau moyen d’entrer.",
      "revoke-invitation": "Un lien pour ton univers a été retiré.",
      "make-administrator": "L’administration t’a été confiée.",
      "remove-administrator": "L’administration t’a été retirée.",
      export: "Ton univers a été exporté dans un fichier.",
      "reset-password": "Ton mot de passe a été réinitialisé.",
      "remove-second-factor": "Ta deuxième étape a été retirée.",
    },
    other: "Une action que cette page ne connaît pas encore a été faite.",
    byOperator: "{moment}, par une commande sur le serveur",
    byAdministrator: "{moment}, par l’administration",
  },
};
