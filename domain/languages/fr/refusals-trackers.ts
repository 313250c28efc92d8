import type { refusalsTrackers } from "../en/refusals-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTrackers> = {
  nameTaken: "Un autre suivi porte déjà ce nom.",
  tooMany: "Tu as {max} suivis, c’est le maximum d’un univers. Retires-en d’abord un.",
  unknown: "Ce suivi n’existe pas.",
  removed: "Ce suivi a été retiré.",
  outOfRange: "Ce suivi prend des valeurs de {min, number} à {max, number}, selon son pas.",
  tooManyOfDay: "Un suivi peut avoir jusqu’à {max} relevés par jour.",
  tooManyReadings: "Un univers peut avoir jusqu’à {max, number} relevés.",
};
