import type { exerciseTitles } from "../en/exercise-titles.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof exerciseTitles> = {
  breathing: "Kosmisches Atmen",
  "sensory-orbit-training": "Sinneskreis-Training",
  "stellar-focus-conditioner": "Sternenfokus-Training",
  "cosmic-trigger-resolution": "Auslöser und Antworten",
  "solar-warmth-journey": "Reise in die Sonnenwärme",
  "stellar-focus": "Sternenfokus",
  "sensory-orbit": "Sinneskreis",
  "gravity-grounding": "Erdende Schwerkraft",
  "solar-warmth": "Sonnenwärme",
  "moonlight-reflection": "Rückblick im Mondlicht",
};
