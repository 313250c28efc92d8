/** The text at the end of each kind of exercise. */

import type { ExerciseType } from "#domain/wellness/exercises/exercises.ts";

export const closingTexts: Record<ExerciseType, string> = {
  breathing: "These minutes were only for you.",
  sensory: "This is what you noticed.",
  focus: "Every mind wanders. Noticing it is the practice.",
  trigger:
    "Everybody knows all of these responses, and another day you may choose others. This is a self-reflection, not a test of health.",
  visualization: "This is what you chose on the way.",
  guided: "There is no hurry. Stay for a moment before you go on.",
};

/** The text when the time ended before the last question. */
export const timeOverText = "The time was up before the last question. Everything that you answered counts.";
