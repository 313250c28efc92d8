/** Words: how many of the feelings were named, and how evenly. This is variety; granularity would need ratings that nobody gives here. */

import { partsOfDay } from "../calendar.ts";
import { findEmotion } from "../emotions.ts";
import type { Insights } from "./insights-data.ts";
import { neededForVariety as sample } from "./limits.ts";
import type { ScoredStar } from "./scored-stars.ts";

export function wordsOf(stars: readonly ScoredStar[], today: number): Insights["words"] {
  const firstDays = new Map<string, number>();
  for (const { day, feelings } of stars)
    for (const feeling of feelings)
      if (findEmotion(feeling)) firstDays.set(feeling, Math.min(day, firstDays.get(feeling) ?? day));
  const month = monthOf(today);
  const recent = stars.filter(({ day }) => day > today - 90);
  const isNew = ([, day]: readonly [string, number]) => monthOf(day) === month;
  const hasEarlier = stars.some(({ day }) => monthOf(day) < month);
  return {
    named: firstDays.size,
    entropy: recent.length < sample ? null : { of: sample, value: rarefiedEntropy(recent) },
    // In the first month, every feeling is new.
    newThisMonth: hasEarlier
      ? [...firstDays]
          .filter(isNew)
          .map(([feeling]) => feeling)
          .sort()
      : [],
  };
}

function monthOf(day: number): number {
  const { year, month } = partsOfDay(day);
  return year * 12 + month;
}

/**
 * The expected entropy (nats) of the first feelings of 30 of these stars, drawn at random without replacement, so that
 * journals of any length compare. The mean over all draws is exact: the count of a feeling is hypergeometric. Sources:
 * Shannon 1948; rarefaction after Hurlbert 1971, Ecology 52, 577–586.
 */
function rarefiedEntropy(stars: readonly ScoredStar[]): number {
  const counts = new Map<string, number>();
  for (const { feelings } of stars) {
    const [feeling = ""] = feelings;
    counts.set(feeling, (counts.get(feeling) ?? 0) + 1);
  }
  let entropy = 0;
  for (const count of [...counts.values()].sort((one, other) => one - other))
    for (let drawn = 1; drawn <= Math.min(count, sample); drawn++)
      entropy -= hypergeometric(drawn, stars.length, count) * (drawn / sample) * Math.log(drawn / sample);
  return entropy;
}

/** The probability to draw exactly `drawn` of the `count` among `total` in a sample of 30. */
const hypergeometric = (drawn: number, total: number, count: number): number =>
  sample - drawn > total - count
    ? 0
    : Math.exp(logChoose(count, drawn) + logChoose(total - count, sample - drawn) - logChoose(total, sample));

/** The logarithm of the number of ways to choose up to 30 of `total`. */
function logChoose(total: number, chosen: number): number {
  let sum = 0;
  for (let at = 0; at < chosen; at++) sum += Math.log((total - at) / (at + 1));
  return sum;
}
