import type { home } from "../en/home.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof home> = {
  addForEarlier: "Noter pour plus tôt",
  nextStarIn: "Prochaine étoile dans",
  countdown: "Temps avant la prochaine étoile",
  yourSky: "Ton ciel",
  firstStar: "{feeling}. Ta première étoile. {sentence}",
  firstStarHint: {
    touch: "Touche ton étoile pour voir ce qu’elle garde. Un doigt pour tourner le ciel.",
    mouse: "Clique sur ton étoile pour voir ce qu’elle garde. Fais glisser pour tourner le ciel.",
  },
  addFirstStar: "Ajouter ta première étoile",
  emptySky: "Ton ciel est encore vide. Note ta première humeur, et son étoile y naîtra.",
  refusedChange: {
    sentence:
      "Ta modification (<strong>{star}</strong>) n’a pas été acceptée. Elle est gardée sur cet appareil.",
    look: "Voir",
  },
  stillSignedIn: {
    title: "Ta session est toujours ouverte",
    description: "Pour te déconnecter, il faut joindre ton serveur. Réessaie quand il sera accessible.",
  },
  starsRefused: "{count, plural, one {# étoile non acceptée.} other {# étoiles non acceptées.}}",
  starsWaiting:
    "{count, plural, one {# étoile attend sur cet appareil.} other {# étoiles attendent sur cet appareil.}}",
  timer: {
    ready: "C’est le moment",
    active: "Pause en cours",
  },
  notDrawn: {
    drawAgain: "Redessiner le ciel",
    reason:
      "Ton ciel ne peut pas être dessiné en ce moment. Tes étoiles sont en sécurité, et tu peux continuer à noter tes humeurs.",
  },
  theme: {
    legend: "Thème",
    system: "Système",
    dark: "Sombre",
    light: "Clair",
  },
  share: {
    embed: "Intégrer",
    share: "Partager",
    embedCopied: {
      title: "Code d’intégration copié",
      description: "Colle-le dans une page de ce même site pour y montrer ton univers.",
    },
    linkCopied: {
      title: "Lien copié",
      description: "L’adresse de cette page est dans ton presse-papiers.",
    },
    pageTitle: "{universe} Mood Universe",
  },
  settings: "Paramètres",
  starNotInSky: {
    title: "Cette étoile n’est pas dans ton ciel",
    description:
      "Elle a peut-être été retirée. Pendant 30 jours, la corbeille de ton journal garde les étoiles retirées.",
  },
  outOfReach: {
    withStars:
      "Ton univers est hors de portée en ce moment. Tu vois tes étoiles telles qu’elles étaient ; il se mettra à jour tout seul.",
    withoutStars:
      "Ton univers est hors de portée en ce moment. Tes étoiles sont gardées sur le serveur ; il se mettra à jour tout seul.",
  },
  pendingEmail:
    "Le lien envoyé à <strong>{email}</strong> t’attend. Tant que tu ne l’as pas suivi, le nom seul ouvre cet univers.",
  journeyOf: "<person>{name}</person><rest>, carnet de voyage</rest>",
};
