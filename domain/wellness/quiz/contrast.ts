/** Compares a person's emotion with the baseline emotion of the scenario. */

import { angularDistance, isOnWheel } from "./emotion-wheel.ts";
import type { ContrastType } from "./quiz.ts";
import { normalizeEmotion } from "./synonyms.ts";

/** The largest distance on the wheel for a soft contrast, in degrees: two steps. */
const maximumSoftDegrees = 60;

/** Both may be any text. A word outside the wheel has a hard contrast to every other word. */
export function contrastOf(userEmotion: string, baselineEmotion: string): ContrastType {
  const [felt, baseline] = [normalizeEmotion(userEmotion), normalizeEmotion(baselineEmotion)];
  if (felt === baseline) return "match";
  if (!isOnWheel(felt) || !isOnWheel(baseline)) return "hard";
  return angularDistance(felt, baseline) <= maximumSoftDegrees ? "soft" : "hard";
}
