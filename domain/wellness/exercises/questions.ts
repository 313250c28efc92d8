/** The questions of interactive exercises, in the same form for every type of exercise. */

import type { Exercise } from "./exercises.ts";
import type { Sense } from "./sensory.ts";

export type Question = {
  readonly heading: string;
  readonly text: string;
  /** The question about the text; null where the text is a question. */
  readonly ask: string | null;
  readonly options: readonly string[];
};

const senseNames: Record<Sense, string> = {
  touch: "Touch",
  sound: "Sound",
  sight: "Sight",
  smell: "Smell",
  taste: "Taste",
  internal: "Inside",
};

/** Empty for an exercise without questions. */
export function questionsOf(exercise: Exercise): readonly Question[] {
  switch (exercise.type) {
    case "sensory":
      return exercise.prompts.map(({ sense, prompt, options }) => ({
        heading: senseNames[sense],
        text: prompt,
        ask: null,
        options,
      }));
    case "trigger":
      return exercise.scenarios.map(({ scenario, responses }, n) => ({
        heading: `Moment ${n + 1}`,
        text: scenario,
        ask: "What would you most likely do?",
        options: responses.map(({ text }) => text),
      }));
    case "visualization":
      return exercise.scenes.map(({ title, description, interactivePrompt, options }) => ({
        heading: title,
        text: description,
        ask: interactivePrompt,
        options,
      }));
    default:
      return [];
  }
}
