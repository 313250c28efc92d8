/** The questions of interactive exercises, in the same form for every type of exercise. */

import { mindful } from "../../languages/en/mindful.ts";
import type { Text } from "../../languages/text.ts";
import type { Exercise } from "./exercises.ts";

export type Question = {
  readonly heading: Text;
  readonly text: Text;
  /** The question about the text; null where the text is a question. */
  readonly ask: Text | null;
  readonly options: readonly Text[];
};

/** Empty for an exercise without questions. */
export function questionsOf(exercise: Exercise): readonly Question[] {
  switch (exercise.type) {
    case "sensory":
      return exercise.prompts.map(({ sense, prompt, options }) => ({
        heading: mindful.senses[sense],
        text: prompt,
        ask: null,
        options,
      }));
    case "trigger":
      return exercise.scenarios.map(({ heading, scenario, responses }) => ({
        heading,
        text: scenario,
        ask: mindful.whatWouldYouDo,
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
