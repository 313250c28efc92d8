/** How far a reaction is from the baseline of its scenario. */

import { angularDistance, isOnWheel } from "./emotion-wheel.ts";
import type { ContrastType } from "./quiz.ts";
import { normalizeEmotion } from "./synonyms.ts";

/** Degrees on the wheel within which two emotions are close: two steps. */
const softWithin = 60;

/** Both may be any text. A word that is not on the wheel is far from everything but itself. */
export function contrastOf(userEmotion: string, baselineEmotion: string): ContrastType {
  const [felt, baseline] = [normalizeEmotion(userEmotion), normalizeEmotion(baselineEmotion)];
  if (felt === baseline) return "match";
  if (!isOnWheel(felt) || !isOnWheel(baseline)) return "hard";
  return angularDistance(felt, baseline) <= softWithin ? "soft" : "hard";
}
