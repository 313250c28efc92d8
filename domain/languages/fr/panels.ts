import type { panels } from "../en/panels.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof panels> = {
  settings: {
    title: "Paramètres",
    avatar: "Personnaliser l’avatar",
    reminders: "Rappels",
    account: "Paramètres du compte",
    yourData: "Tes données",
    keep: "Garder ton ciel",
    show: "Montrer ton ciel",
    guide: "Mode d’emploi",
    install: "Installer l’application",
    about: "À propos",
    contact: "Contact",
    delete: "Supprimer l’univers",
    logout: "Se déconnecter",
  },
  about: {
    what: "Mood Universe fait de ton voyage émotionnel un univers 3D où te plonger. Chaque émotion que tu gardes devient une étoile de ton ciel : sa couleur est l’émotion, sa taille dit sa force.",
    later:
      "Au fil des semaines grandit une carte que tu peux tourner, parcourir et lire : ce qui est revenu, ce qui est passé, et ce qui était là depuis le début.",
    version: "Version {version}",
    licences: "Licences",
    whatRuns: "Ce qui tourne ici",
  },
  contact: {
    support: "Assistance et avis",
    technical: "Problèmes techniques",
    business: "Demandes professionnelles",
    examples:
      "Ce sont des exemples : la personne qui gère ce serveur n’a pas encore indiqué d’adresses. Elle définit CONTACT_SUPPORT, CONTACT_TECHNICAL et CONTACT_BUSINESS.",
    within: "Nous répondons en général sous 24 heures",
    unreachable: "Les adresses n’ont pas pu être chargées. Vérifie ta connexion et réessaie.",
  },
  deletion: {
    warning: "Cela supprimera définitivement ton univers et toutes tes humeurs. C’est irréversible.",
    submit: "Supprimer pour toujours",
    really:
      "Pour le supprimer vraiment, ouvre <link>la page qui supprime ton univers</link>. Elle te le demande encore une fois.",
    openPage: "Ouvrir la page",
    takeWithYou: "Tu peux d’abord emporter tes étoiles : <link>Tes données</link>",
    toast: "Suppression du compte",
    toastHint:
      "Pour supprimer ton compte, écris à l’assistance ou passe par les paramètres de compte de ta plateforme d’hébergement.",
    error: "Erreur",
    failed: "La demande n’a pas pu être traitée. Réessaie.",
  },
  logout: {
    title: "Se déconnecter ?",
    warning:
      "Ceci n’est pas encore arrivé dans ton univers et n’est gardé que sur cet appareil. Te déconnecter l’efface.",
    stay: "Rester",
    submit: "Se déconnecter et effacer",
  },
  avatar: {
    submit: "Enregistrer l’avatar",
    busy: "Enregistrement…",
    tabs: "Que changer",
    shape: "Forme",
    colors: "Couleurs",
    pattern: "Motif",
    shapes: {
      "cosmic-orb": "Sphère cosmique",
      "stellar-ring": "Anneau stellaire",
      "nebula-cloud": "Nébuleuse",
      "crystal-form": "Cristal",
    },
    patterns: {
      gradient: "Dégradé",
      particles: "Particules",
      "energy-rings": "Anneaux d’énergie",
      constellation: "Constellation",
    },
    presets: {
      "cyber-dream": "Rêve cyber",
      "sunset-blaze": "Soleil couchant",
      "deep-ocean": "Océan profond",
      "royal-purple": "Pourpre royal",
      "forest-mystic": "Forêt mystique",
      "rose-gold": "Or rose",
      "arctic-ice": "Glace arctique",
      "solar-flare": "Éruption solaire",
    },
    ownPair: "Ou deux couleurs à toi",
    firstColor: "Première couleur",
    secondColor: "Deuxième couleur",
    preview: "Aperçu : {shape}, {colors}, {pattern}",
    ownColors: "tes propres couleurs",
    saved: "Avatar mis à jour",
    savedHint: "Ton avatar cosmique est personnalisé !",
    failed: "Échec de la mise à jour",
    failedHint: "Ton avatar n’a pas pu être mis à jour. Réessaie.",
    kept: "Gardé sur cet appareil",
    keptHere: "Gardé jusqu’à la fermeture de cette page",
  },
};
