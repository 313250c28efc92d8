import type { refusalsTrackers } from "../en/refusals-trackers.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof refusalsTrackers> = {
  nameTaken: "Un altro tracker ha già questo nome.",
  tooMany: "Hai {max} tracker, il massimo per un universo. Prima rimuovine uno.",
  unknown: "Questo tracker non esiste.",
  removed: "Questo tracker è stato rimosso.",
  outOfRange: "Questo tracker accetta valori da {min, number} a {max, number}, secondo il suo passo.",
  tooManyOfDay: "Un tracker può avere fino a {max} misure al giorno.",
  tooManyReadings: "Un universo può avere fino a {max, number} misure.",
};
