import type { exerciseTitles } from "../en/exercise-titles.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof exerciseTitles> = {
  breathing: "Respiro cosmico",
  "sensory-orbit-training": "Allenamento dell’orbita dei sensi",
  "stellar-focus-conditioner": "Allenamento dell’attenzione stellare",
  "cosmic-trigger-resolution": "Momenti che pungono",
  "solar-warmth-journey": "Viaggio nel calore del sole",
  "stellar-focus": "Attenzione stellare",
  "sensory-orbit": "Orbita dei sensi",
  "gravity-grounding": "Radici nella gravità",
  "solar-warmth": "Calore del sole",
  "moonlight-reflection": "Riflessione al chiaro di luna",
};
