import type { onboarding } from "../en/onboarding.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof onboarding> = {
  ways: "Comment entrer",
  create: "Créer un univers",
  signIn: "Se connecter",
  closed: "Pas de nouvel univers ici",
  closedReason:
    "Ce serveur n’accepte ni nouveaux comptes ni nouveaux univers. Si tu as déjà un univers, ouvre-le sous « Se connecter ».",
  namesOff: "Le nom seul n’ouvre rien ici",
  namesOffReason: "L’entrée par le seul nom de l’univers est désactivée sur ce serveur.",
  noNewAccounts: "Ce serveur n’accepte ni nouveaux comptes ni nouveaux univers.",
  giveItOne: "Si ton univers n’a pas encore de mot de passe, <migrate>donne-lui-en un</migrate>.",
  createAccount:
    "<register>Crée un compte</register> avec e-mail et mot de passe ou, si ton univers n’a pas encore de mot de passe, <migrate>donne-lui-en un</migrate>.",
  logIn: "Se connecter par e-mail",
  privacy: "Tes données restent privées et en sécurité sur ton appareil",
  nameIsKey:
    "Un univers sans mot de passe s’ouvre à quiconque connaît son nom exact. Choisis un nom auquel personne d’autre ne penserait, ou <migrate>donne un mot de passe à ton univers</migrate>.",
  nameIsKeyClosed:
    "Un univers sans mot de passe s’ouvre à quiconque connaît son nom exact. Tu peux <migrate>donner un mot de passe à ton univers</migrate>.",
  launch: {
    title: "Identité universelle",
    more: "Plus sur toi",
    demographicsHint: "Ce qui, dans ta vie, éclaire tes humeurs, avec tes mots.",
    submit: "Lancer ton univers",
    busy: "Lancement…",
    created: "Univers créé !",
    welcome: "Bienvenue dans {universeName}",
    failed: "Ton univers n’a pas pu être créé. Réessaie.",
  },
  access: {
    title: "Entre dans ton univers",
    hint: "Saisis le nom exact de l’univers, tel que tu l’as écrit en le créant.",
    logIn: "Se connecter à cet univers",
    submit: "Entrer dans l’univers",
    busy: "Entrée…",
    accessing: "Entrée dans {universeName}",
    emptyName: "Saisis le nom de ton univers",
    notFound: "Univers introuvable",
    notFoundHint: "Vérifie le nom de ton univers ou crées-en un nouveau",
    notFoundReason: "Aucun univers n’a exactement ce nom.",
    failed: "L’univers n’a pas pu être ouvert. Réessaie.",
  },
  closing: {
    title: "« {universeName} » est fermé",
    reason:
      "Quelqu’un qui connaît son nom, ou qui gère ce serveur, a demandé sa suppression. Tout ce qu’il contient est encore là.",
    reasonWithDate:
      "Quelqu’un qui connaît son nom, ou qui gère ce serveur, a demandé sa suppression. Il sera supprimé le <time>{moment}</time>. Tout ce qu’il contient est encore là.",
    keep: "Garder mon univers",
    failed: "Il n’a pas pu être gardé. Réessaie.",
  },
};
