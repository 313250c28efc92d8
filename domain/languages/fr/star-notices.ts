import type { starNotices } from "../en/star-notices.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof starNotices> = {
  notChanged: {
    title: "Non modifiée",
    description: "Une partie de la page n’est pas arrivée. Vérifie ta connexion et réessaie.",
    refused:
      "Ton univers n’a pas accepté ce changement. L’étoile a peut-être été retirée sur un autre appareil.",
  },
  notRemoved: {
    title: "Non retirée",
    description: "Une partie de la page n’est pas arrivée. Vérifie ta connexion et réessaie.",
  },
  cooldown: {
    title: "Pause en cours",
    description: "Attends un peu avant de créer une autre étoile.",
    minutes:
      "Attends encore {minutes, plural, one {# minute} other {# minutes}} avant de noter une autre humeur.",
  },
  toBin: "{count, plural, one {Mise à la corbeille} other {# étoiles mises à la corbeille}}",
  undo: "Annuler",
  back: "{count, plural, one {Ton étoile est de retour} other {Tes étoiles sont de retour}}",
};
