/** Ids of the activities in URLs, on the wire and in the database. */

export const quizId = "color-wheel-explorer";

/** Games that are named and not built yet. */
export const comingSoonIds = [
  "emotion-memory-match",
  "empathy-adventures",
  "trigger-pattern-puzzle",
  "mood-maze-solver",
  "emotional-labyrinth",
  "mindfulness-maze",
] as const;

export const exerciseIds = [
  "breathing",
  "sensory-orbit-training",
  "stellar-focus-conditioner",
  "cosmic-trigger-resolution",
  "solar-warmth-journey",
  "stellar-focus",
  "sensory-orbit",
  "gravity-grounding",
  "solar-warmth",
  "moonlight-reflection",
] as const;

export const mazeIds = ["patience-trial", "cosmic-pathfinder"] as const;

export type ComingSoonId = (typeof comingSoonIds)[number];
export type ExerciseId = (typeof exerciseIds)[number];
export type MazeId = (typeof mazeIds)[number];
