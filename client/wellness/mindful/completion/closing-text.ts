/** The text at the end of each kind of exercise. */

import type { ExerciseType } from "#domain/wellness/exercises/exercises.ts";

export const closingTexts: Record<ExerciseType, string> = {
  breathing: "Three minutes that were only for breathing. Take the last breath along.",
  sensory: "You went once round your senses. This is what they told you.",
  focus: "Four minutes of going away and coming back. Both belong to it.",
  trigger:
    "Everybody knows all of these responses, and another day you may choose others. This is a self-reflection, not a test of health.",
  visualization: "The day in the sun is over, and this is what you chose from it.",
  guided: "You stayed with it to the end. Let it echo for a moment before you go on.",
};

/** The text when the time ended before the last question. */
export const timeOverText =
  "The time was over before the last question. What you answered counts all the same.";
