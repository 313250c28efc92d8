import type { exerciseTitles } from "../en/exercise-titles.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof exerciseTitles> = {
  breathing: "Respiração cósmica",
  "sensory-orbit-training": "Treino da órbita dos sentidos",
  "stellar-focus-conditioner": "Treino do foco estelar",
  "cosmic-trigger-resolution": "Gatilhos cósmicos",
  "solar-warmth-journey": "Jornada do calor solar",
  "stellar-focus": "Foco estelar",
  "sensory-orbit": "Órbita dos sentidos",
  "gravity-grounding": "Raízes da gravidade",
  "solar-warmth": "Calor solar",
  "moonlight-reflection": "Reflexão ao luar",
};
