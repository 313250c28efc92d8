import type { exerciseTitles } from "../en/exercise-titles.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof exerciseTitles> = {
  breathing: "Respiration cosmique",
  "sensory-orbit-training": "Entraînement des sens",
  "stellar-focus-conditioner": "Entraînement de l’attention",
  "cosmic-trigger-resolution": "Face à ce qui pique",
  "solar-warmth-journey": "Voyage au soleil",
  "stellar-focus": "Attention stellaire",
  "sensory-orbit": "Orbite des sens",
  "gravity-grounding": "Ancrage par la gravité",
  "solar-warmth": "Chaleur solaire",
  "moonlight-reflection": "Pensées au clair de lune",
};
