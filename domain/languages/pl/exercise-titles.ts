import type { exerciseTitles } from "../en/exercise-titles.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof exerciseTitles> = {
  breathing: "Kosmiczny oddech",
  "sensory-orbit-training": "Trening orbity zmysłów",
  "stellar-focus-conditioner": "Trening gwiezdnego skupienia",
  "cosmic-trigger-resolution": "Kosmiczne oswajanie wyzwalaczy",
  "solar-warmth-journey": "Podróż w ciepło słońca",
  "stellar-focus": "Gwiezdne skupienie",
  "sensory-orbit": "Orbita zmysłów",
  "gravity-grounding": "Zakotwiczenie w grawitacji",
  "solar-warmth": "Ciepło słońca",
  "moonlight-reflection": "Refleksja w blasku księżyca",
};
