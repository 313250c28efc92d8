import { texts } from "../text.ts";

/** The names of the mindful exercises, apart from their texts: most pages need no more. */
export const exerciseTitles = texts("exercise-titles", {
  breathing: "Cosmic Breathing",
  "sensory-orbit-training": "Sensory Orbit Training",
  "stellar-focus-conditioner": "Stellar Focus Conditioner",
  "cosmic-trigger-resolution": "Cosmic Trigger Resolution",
  "solar-warmth-journey": "Solar Warmth Journey",
  "stellar-focus": "Stellar Focus",
  "sensory-orbit": "Sensory Orbit",
  "gravity-grounding": "Gravity Grounding",
  "solar-warmth": "Solar Warmth",
  "moonlight-reflection": "Moonlight Reflection",
});
