/** The sentences that stand one press deeper, beside charts: figures, and what is not clear or cannot be said yet. */

import { feelingInSentence } from "../feeling-name.ts";
import { type Feelings, isOwn } from "../feelings.ts";
import { decimalText } from "../languages/decimal-text.ts";
import { figures } from "../languages/en/insights-figures.ts";
import type { Translator } from "../languages/translator.ts";
import type { ExerciseFinding, ExerciseTooEarly, FeelingPair, Insights } from "./insights-data.ts";
import { neededForPairs } from "./limits.ts";

/** The note above means: how much of the span they can speak about. */
export const coverageNote = (t: Translator, { days, span }: Insights["coverage"]): string =>
  t(figures.coverage.note, { days: days.all, span });

export const turnTooEarlySentence = (
  t: Translator,
  { days, needed }: { days: number; needed: number },
): string =>
  days < needed ? t(figures.weather.turnCount, { days, needed }) : t(figures.weather.turnTooClose);

/** `days` have a star. */
export const noSeasonSentence = (t: Translator, days: number): string =>
  t(figures.weather.noSeason, { days });

export const noDifferenceSentence = (t: Translator, { pairs }: ExerciseFinding, name: string): string =>
  t(figures.practice.noDifference, { exercise: name, times: pairs });

export const exerciseTooEarlySentence = (
  t: Translator,
  { pairs, needed, why }: ExerciseTooEarly,
  name: string,
): string =>
  why === "comparison"
    ? t(figures.practice.nothingSimilar, { exercise: name })
    : t(figures.practice.tooEarly, { exercise: name, times: pairs, needed });

const pairParams = (t: Translator, feelings: Feelings, { first, second, count, expected }: FeelingPair) => ({
  first: feelingInSentence(t, feelings, first),
  second: feelingInSentence(t, feelings, second),
  count,
  // Small expected counts need a digit: "0.4 times".
  expected: decimalText(t, expected, expected < 10 ? 1 : 0),
});

export const sharedPairSentence = (t: Translator, feelings: Feelings, pair: FeelingPair): string =>
  t(figures.words.sharedPair, pairParams(t, feelings, pair));

export const followingPairSentence = (t: Translator, feelings: Feelings, pair: FeelingPair): string =>
  t(figures.words.followingPair, pairParams(t, feelings, pair));

export const noPairSentence = (t: Translator, { days }: Insights["coverage"]): string =>
  days.all < neededForPairs
    ? t(figures.words.pairCount, { days: days.all, needed: neededForPairs })
    : t(figures.words.noPair);

/** `sd` is on the scale of scores, `relative` from 0 to 1. */
export const spreadSentence = (
  t: Translator,
  { days, sd, relative }: NonNullable<Insights["weather"]["spread"]>,
): string =>
  t(figures.weather.spread, { days, distance: decimalText(t, sd, 2), percent: Math.round(relative * 100) });

export const changeSentence = (t: Translator, rmssd: number, pairs: number): string =>
  t(figures.steadiness.change, { change: decimalText(t, rmssd, 2), pairs });

/** `hours` as a length of time that people say. */
export function lengthText(t: Translator, hours: number): string {
  if (hours < 1.5) return t(figures.steadiness.length.hour);
  if (hours < 36) return t(figures.steadiness.length.hours, { hours: Math.round(hours) });
  return t(figures.steadiness.length.days, { days: Number((hours / 24).toFixed(hours < 240 ? 1 : 0)) });
}

export const halfLifeSentence = (
  t: Translator,
  { hours, low, high, stars }: NonNullable<Insights["steadiness"]["halfLife"]>,
): string =>
  t(figures.steadiness.halfLife, {
    ...{ length: lengthText(t, hours), low: lengthText(t, low), high: lengthText(t, high) },
    stars,
  });

export const namedSentence = (t: Translator, { all }: Feelings, { named }: Insights["words"]): string =>
  all.some(isOwn)
    ? t(figures.words.namedWithOwn, { count: named, all: all.length })
    : t(figures.words.named, { count: named });

/**
 * The entropy as a number of feelings: as many, named equally often, have the same entropy. Source: Hill 1973, Ecology 54,
 * 427–432.
 */
export function varietySentence(
  t: Translator,
  { of, value }: NonNullable<Insights["words"]["entropy"]>,
): string {
  if (value < 1e-6) return t(figures.words.oneFeeling);
  const count = Math.exp(value);
  return t(figures.words.variety, { of, count, amount: decimalText(t, count, count < 9.95 ? 1 : 0) });
}
