/** Words: how many of the feelings were named, and how evenly. This is variety; granularity would need ratings that nobody gives here. */

import { partsOfDay } from "../calendar.ts";
import { type Feelings, findEmotion } from "../feelings.ts";
import type { Insights } from "./insights-data.ts";
import { neededForVariety as sample } from "./limits.ts";
import type { ScoredStar } from "./scored-stars.ts";

export function wordsOf(known: Feelings, stars: readonly ScoredStar[], today: number): Insights["words"] {
  const firstDays = new Map<string, number>();
  for (const { day, feelings } of stars)
    for (const feeling of feelings)
      if (findEmotion(known, feeling)) firstDays.set(feeling, Math.min(day, firstDays.get(feeling) ?? day));
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
 * The expected entropy (nats) of the feelings that 30 of these stars name, drawn at random without replacement, so that
 * journals of any length compare; a twin star names two. The mean over all draws is exact: how many of the stars are twins
 * is hypergeometric, and so are the stars of each kind that name a feeling. Sources: Shannon 1948; rarefaction after
 * Hurlbert 1971, Ecology 52, 577–586.
 */
function rarefiedEntropy(stars: readonly ScoredStar[]): number {
  const twins = stars.filter(({ feelings }) => feelings.length > 1);
  const others = stars.filter(({ feelings }) => feelings.length === 1);
  const [ofTwins, ofOthers] = [countFeelings(twins), countFeelings(others)];
  const counts = [...new Set([...ofTwins.keys(), ...ofOthers.keys()])]
    .map((feeling) => [ofTwins.get(feeling) ?? 0, ofOthers.get(feeling) ?? 0] as const)
    .sort(([one, other], [two, another]) => one - two || other - another);
  const chance = hypergeometricOf(stars.length);
  let entropy = 0;
  for (let drawn = 0; drawn <= Math.min(sample, twins.length); drawn++) {
    const ofDraw = chance(drawn, twins.length, stars.length, sample);
    const named = sample + drawn;
    for (const [twin, other] of counts)
      for (let inTwins = 0; inTwins <= Math.min(twin, drawn); inTwins++) {
        const both = ofDraw * chance(inTwins, twin, twins.length, drawn);
        for (let inOthers = 0; inOthers <= Math.min(other, sample - drawn); inOthers++) {
          const share = (inTwins + inOthers) / named;
          if (share > 0)
            entropy -=
              both * chance(inOthers, other, others.length, sample - drawn) * share * Math.log(share);
        }
      }
  }
  return entropy;
}

function countFeelings(stars: readonly ScoredStar[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { feelings } of stars)
    for (const feeling of feelings) counts.set(feeling, (counts.get(feeling) ?? 0) + 1);
  return counts;
}

/** The probability to draw exactly `drawn` of the `count` among `total`, which is up to `most`, in a sample of `size`. */
function hypergeometricOf(most: number) {
  const logFactorials = new Float64Array(most + 1);
  for (let at = 1; at <= most; at++) logFactorials[at] = (logFactorials[at - 1] ?? 0) + Math.log(at);
  const logOf = (number: number) => logFactorials[number] ?? 0;
  const logChoose = (total: number, chosen: number) => logOf(total) - logOf(chosen) - logOf(total - chosen);
  return (drawn: number, count: number, total: number, size: number): number =>
    drawn > count || size - drawn > total - count
      ? 0
      : Math.exp(logChoose(count, drawn) + logChoose(total - count, size - drawn) - logChoose(total, size));
}
