/** Sensory Orbit Training: one question for each sense, and one about the inside of the body. */

import { exercises } from "../../languages/en/exercises.ts";
import type { Text } from "../../languages/text.ts";

export const senses = ["touch", "sound", "sight", "smell", "taste", "internal"] as const;
export type Sense = (typeof senses)[number];

export type SensoryPrompt = {
  readonly sense: Sense;
  readonly prompt: Text;
  /** Four. */
  readonly options: readonly Text[];
};

export const sensoryPrompts: readonly SensoryPrompt[] = senses.map((sense) => {
  const { prompt, options } = exercises.senses[sense];
  return { sense, prompt, options: Object.values(options) };
});
