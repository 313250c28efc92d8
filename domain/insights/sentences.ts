/** The sentences of the insights: few, plain and exact. They state counts and uncertainty, and never advise. */

import { feelingInSentence } from "../feeling-name.ts";
import { type Feelings, isOwn } from "../feelings.ts";
import { decimalText } from "../languages/decimal-text.ts";
import { insights } from "../languages/en/insights.ts";
import { listed } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";
import type {
  ExerciseFinding,
  ExerciseTooEarly,
  FeelingPair,
  Insights,
  Season,
  Turn,
  WeekdayFinding,
} from "./insights-data.ts";
import { neededForPairs } from "./limits.ts";
import { directionOf, lengthText, quoted } from "./text-parts.ts";

/** Days from Monday, as findings count them. */
export const weekdayIds = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** How much of the span the page can speak about. */
export function coverageSentence(t: Translator, { days, span }: Insights["coverage"]): string {
  if (span === 1) return t(insights.coverage.oneDay);
  const params = { days: days.all, span };
  return days.all === span ? t(insights.coverage.everyDay, params) : t(insights.coverage.someDays, params);
}

/** The note above means: how much of the span they can speak about. */
export const coverageNote = (t: Translator, { days, span }: Insights["coverage"]): string =>
  t(insights.coverage.note, { days: days.all, span });

/** Stars that the insights leave out; `isAll` if there are no others. Null if there are none. */
export function laterStarsSentence(t: Translator, count: number, isAll: boolean): string | null {
  if (count === 0) return null;
  return isAll ? t(insights.laterStars.all, { count }) : t(insights.laterStars.some, { count });
}

export const weekdaySentence = (t: Translator, { weekday, difference, days }: WeekdayFinding): string =>
  t(insights.rhythm.weekday, {
    weekday: weekdayIds[weekday] ?? "",
    days,
    direction: directionOf(difference),
  });

/** `dates` is the span in words. */
export const turnSentence = (
  t: Translator,
  { difference, days }: Turn,
  dates: string,
  isClaim: boolean,
): string =>
  isClaim
    ? t(insights.weather.turn, { dates, days, direction: directionOf(difference) })
    : t(insights.weather.noTurn, { dates, days });

export const turnTooEarlySentence = (
  t: Translator,
  { days, needed }: { days: number; needed: number },
): string =>
  days < needed ? t(insights.weather.turnCount, { days, needed }) : t(insights.weather.turnTooClose);

/** `month` is the name of the month of the wave's top; `days` have a star. */
export const seasonSentence = (t: Translator, { isClaim }: Season, month: string, days: number): string =>
  isClaim ? t(insights.weather.season, { month, days }) : t(insights.weather.noSeason, { days });

export function exerciseSentence(
  t: Translator,
  { difference, pairs }: ExerciseFinding,
  name: string,
  isClaim: boolean,
): string {
  const params = { exercise: name, times: pairs };
  if (!isClaim) return t(insights.practice.noDifference, params);
  return t(insights.practice.difference, { ...params, direction: directionOf(difference) });
}

export const exerciseTooEarlySentence = (
  t: Translator,
  { pairs, needed, why }: ExerciseTooEarly,
  name: string,
): string =>
  why === "comparison"
    ? t(insights.practice.nothingSimilar, { exercise: name })
    : t(insights.practice.tooEarly, { exercise: name, times: pairs, needed });

const pairParams = (t: Translator, feelings: Feelings, { first, second, count, expected }: FeelingPair) => ({
  first: feelingInSentence(t, feelings, first),
  second: feelingInSentence(t, feelings, second),
  count,
  // Small expected counts need a digit: "0.4 times".
  expected: decimalText(t, expected, expected < 10 ? 1 : 0),
});

export const sharedPairSentence = (t: Translator, feelings: Feelings, pair: FeelingPair): string =>
  t(insights.words.sharedPair, pairParams(t, feelings, pair));

export const followingPairSentence = (t: Translator, feelings: Feelings, pair: FeelingPair): string =>
  t(insights.words.followingPair, pairParams(t, feelings, pair));

export const noPairSentence = (t: Translator, { days }: Insights["coverage"]): string =>
  days.all < neededForPairs
    ? t(insights.words.pairCount, { days: days.all, needed: neededForPairs })
    : t(insights.words.noPair);

/** `sd` is on the scale of scores, `relative` from 0 to 1. */
export const spreadSentence = (
  t: Translator,
  { days, sd, relative }: NonNullable<Insights["weather"]["spread"]>,
): string =>
  t(insights.weather.spread, { days, distance: decimalText(t, sd, 2), percent: Math.round(relative * 100) });

export const changeSentence = (t: Translator, rmssd: number, pairs: number): string =>
  t(insights.steadiness.change, { change: decimalText(t, rmssd, 2), pairs });

export const halfLifeSentence = (
  t: Translator,
  { hours, low, high, stars }: NonNullable<Insights["steadiness"]["halfLife"]>,
): string =>
  t(insights.steadiness.halfLife, {
    ...{ length: lengthText(t, hours), low: lengthText(t, low), high: lengthText(t, high) },
    stars,
  });

export const namedSentence = (t: Translator, { all }: Feelings, { named }: Insights["words"]): string =>
  all.some(isOwn)
    ? t(insights.words.namedWithOwn, { count: named, all: all.length })
    : t(insights.words.named, { count: named });

export const newFeelingsSentence = (
  t: Translator,
  feelings: Feelings,
  ids: readonly string[],
): string | null =>
  ids.length === 0
    ? null
    : t(insights.words.newFeelings, {
        feelings: listed(
          t,
          ids.map((id) => quoted(t, feelingInSentence(t, feelings, id))),
        ),
      });

/**
 * The entropy as a number of feelings: as many, named equally often, have the same entropy. Source: Hill 1973, Ecology 54,
 * 427–432.
 */
export function varietySentence(
  t: Translator,
  { of, value }: NonNullable<Insights["words"]["entropy"]>,
): string {
  if (value < 1e-6) return t(insights.words.oneFeeling);
  const count = Math.exp(value);
  return t(insights.words.variety, { of, count, amount: decimalText(t, count, count < 9.95 ? 1 : 0) });
}
