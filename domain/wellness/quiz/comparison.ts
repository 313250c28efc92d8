/** Compares the answers of a run with the baselines of their scenarios, for the result. */

import { contrastOf } from "./contrast.ts";
import { idOnWheel, stepsBetween, type WheelId } from "./emotion-wheel.ts";
import type { ContrastType } from "./quiz.ts";
import { type Scenario, scenarios } from "./scenarios.ts";

/** `place` is missing in a run that an earlier version saved: then only ids of the wheel have one. */
type Answer = { readonly emotion?: string | undefined; readonly place?: WheelId | null | undefined };

export type Comparison = {
  readonly scenario: Scenario;
  /** The place of the scenario in the quiz, from 1. */
  readonly number: number;
  /** The feeling as it was chosen or typed. */
  readonly felt: string;
  /** The place of `felt` on the wheel; null for a word that is not on it. */
  readonly place: WheelId | null;
  readonly contrast: ContrastType;
  /** Steps along the wheel between the baseline and `felt`, 0 to 6; null for a word that is not on it. */
  readonly steps: number | null;
};

/** `answers` are in the order of the scenarios. One whose emotion is not known is left out. */
export const compareAnswers = (answers: readonly Answer[]): readonly Comparison[] =>
  scenarios.flatMap((scenario, index) => {
    const { emotion, place = idOnWheel(emotion ?? "") } = answers[index] ?? {};
    return emotion === undefined ? [] : compare(scenario, index + 1, emotion, place);
  });

function compare(scenario: Scenario, number: number, felt: string, place: WheelId | null): Comparison {
  const contrast = contrastOf(place, scenario.baselineEmotion);
  const steps = place && stepsBetween(scenario.baselineEmotion, place);
  return { scenario, number, felt, place, contrast, steps };
}
