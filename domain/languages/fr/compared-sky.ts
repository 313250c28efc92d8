import type { comparedSky } from "../en/compared-sky.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof comparedSky> = {
  title: "Deux lumières dans le ciel",
  read: "Lire la comparaison",
  unreadable: "Il n’y a rien à comparer ici",
  ofSide: "Son côté : {side}",
  sides: {
    others: "Les autres jours",
    all: "Tous les jours",
    goodWeeks: "Bonnes semaines",
    otherWeeks: "Les autres semaines",
  },
};
