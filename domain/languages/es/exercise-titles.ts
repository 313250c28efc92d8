import type { exerciseTitles } from "../en/exercise-titles.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof exerciseTitles> = {
  breathing: "Respiración cósmica",
  "sensory-orbit-training": "Entrenamiento de la órbita sensorial",
  "stellar-focus-conditioner": "Práctica del foco estelar",
  "cosmic-trigger-resolution": "Detonantes cósmicos",
  "solar-warmth-journey": "Viaje al calor del sol",
  "stellar-focus": "Foco estelar",
  "sensory-orbit": "Órbita sensorial",
  "gravity-grounding": "Anclaje en la gravedad",
  "solar-warmth": "Calor del sol",
  "moonlight-reflection": "Reflexión a la luz de la luna",
};
