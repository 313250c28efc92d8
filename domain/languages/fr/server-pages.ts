import type { serverPages } from "../en/server-pages.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof serverPages> = {
  description: "Un journal d’humeur où chaque entrée est une étoile de ton ciel.",
  needsScript: "Mood Universe a besoin de JavaScript pour dessiner ton ciel.",
  skyNeedsScript: "Ce ciel a besoin de JavaScript pour être dessiné.",
  app: {
    shortName: "Humeurs",
    addMood: "Noter une humeur",
    checkIn: "Faire le point",
    journal: "Journal",
    wideSky: "Le ciel d’une année, où chaque entrée est une étoile",
    narrowSky: "Le même ciel sur un téléphone",
    addingMood: "Une humeur que l’on note",
  },
  signInFailed: {
    pageTitle: "La connexion n’a pas abouti",
    title: "La connexion n’a pas abouti cette fois",
    reason: "Rien n’est perdu et rien n’a changé : <link>réessaie</link>.",
  },
};
