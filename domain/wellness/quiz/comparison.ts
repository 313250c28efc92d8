/** Compares the answers of a run with the baselines of their scenarios, for the result. */

import { contrastOf } from "./contrast.ts";
import { isOnWheel, stepsBetween, type WheelId } from "./emotion-wheel.ts";
import type { ContrastType } from "./quiz.ts";
import { type Scenario, scenarios } from "./scenarios.ts";
import { normalizeEmotion } from "./synonyms.ts";

export type Comparison = {
  readonly scenario: Scenario;
  /** The place of the scenario in the quiz, from 1. */
  readonly number: number;
  /** As it was chosen or typed. */
  readonly felt: string;
  /** The place of `felt` on the wheel; null for a word that is not on it. */
  readonly place: WheelId | null;
  readonly contrast: ContrastType;
  /** Steps along the wheel between the baseline and `felt`, 0 to 6; null for a word that is not on it. */
  readonly steps: number | null;
};

/** `emotions` are in the order of the scenarios. One that is not known is null and left out. */
export const compareAnswers = (emotions: readonly (string | null)[]): readonly Comparison[] =>
  scenarios.flatMap((scenario, index) => {
    const felt = emotions[index] ?? null;
    return felt === null ? [] : compare(scenario, index + 1, felt);
  });

function compare(scenario: Scenario, number: number, felt: string): Comparison {
  const word = normalizeEmotion(felt);
  const place = isOnWheel(word) ? word : null;
  const contrast = contrastOf(felt, scenario.baselineEmotion);
  const steps = place && stepsBetween(scenario.baselineEmotion, place);
  return { scenario, number, felt, place, contrast, steps };
}
