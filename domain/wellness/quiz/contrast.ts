/** Compares a person's emotion with the baseline emotion of the scenario. */

import { angularDistance, isOnWheel, type WheelId } from "./emotion-wheel.ts";
import type { ContrastType } from "./quiz.ts";

/** The largest distance on the wheel for a soft contrast, in degrees: two steps. */
const maximumSoftDegrees = 60;

/** `felt` is null for a word that is not on the wheel. */
export function contrastOf(felt: WheelId | null, baseline: string): ContrastType {
  if (felt === baseline) return "match";
  if (felt === null || !isOnWheel(baseline)) return "hard";
  return angularDistance(felt, baseline) <= maximumSoftDegrees ? "soft" : "hard";
}
