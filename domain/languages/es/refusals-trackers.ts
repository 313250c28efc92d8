import type { refusalsTrackers } from "../en/refusals-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTrackers> = {
  nameTaken: "Otro seguimiento ya tiene este nombre.",
  tooMany: "Tienes {max} seguimientos, lo máximo que puede tener un universo. Primero quita uno.",
  unknown: "Este seguimiento no existe.",
  removed: "Este seguimiento se quitó.",
  outOfRange: "Este seguimiento admite valores de {min, number} a {max, number}, según su paso.",
  tooManyOfDay: "Un seguimiento puede tener hasta {max} lecturas al día.",
  tooManyReadings: "Un universo puede tener hasta {max, number} lecturas.",
};
