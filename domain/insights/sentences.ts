/** The sentences of the insights: few, plain and exact. They state counts and uncertainty, and never advise. */

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
import { counted, directionText, feelingName, lengthText, listed, numberText } from "./text-parts.ts";

export const weekdayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const fewerOnLowDays = "Many people write less on low days";

/** How much of the span the page can speak about. */
export function coverageSentence({ days, span }: Insights["coverage"]): string {
  if (span === 1) return "All your stars are from today, so this page knows one day.";
  const known = `${numberText(days.all)} of the ${counted(span, "day")} since your first star ${days.all === 1 ? "has" : "have"} one.`;
  const silent = days.all === span ? "" : ", so the silent days may have been different";
  return `${known} ${fewerOnLowDays}${silent}.`;
}

/** The same in short, above means. */
export const coverageNote = ({ days, span }: Insights["coverage"]): string =>
  knownDaysNote(days.all, counted(span, "day"));

/** `span` is a length of time in words. */
export const knownDaysNote = (days: number, span: string): string =>
  `From ${numberText(days)} of ${span}. ${fewerOnLowDays}.`;

/** Stars that the insights leave out; `isAll` if there are no others. Null if there are none. */
export function laterStarsSentence(stars: number, isAll: boolean): string | null {
  if (stars === 0) return null;
  const one = stars === 1;
  const subject = isAll ? `Your ${counted(stars, "star")}` : counted(stars, "star");
  return `${subject} ${one ? "is" : "are"} dated later than now. ${one ? "It counts" : "They count"} here once ${one ? "its" : "their"} time has come.`;
}

export const weekdaySentence = ({ weekday, difference, days }: WeekdayFinding): string =>
  `Your ${weekdayNames[weekday]}s (${counted(days, "day")}) tended to be ${directionText(difference)} than your other days. It may be chance.`;

/** `dates` is the span in words. */
export const turnSentence = ({ difference, days }: Turn, dates: string, isClaim: boolean): string =>
  isClaim
    ? `${dates}: your days tended to become ${directionText(difference)}, by ${counted(days, "day")} with a star. It may be chance.`
    : `${dates}: your days became neither clearly brighter nor clearly dimmer, by ${counted(days, "day")} with a star.`;

export const turnTooEarlySentence = ({ days, needed }: { days: number; needed: number }): string =>
  days < needed
    ? `A slow change: ${days} of ${needed} days with a star in the last year.`
    : "A slow change: your days with a star lie too close together.";

/** `month` is the name of the month of the wave's top; `days` have a star. */
export const seasonSentence = ({ isClaim }: Season, month: string, days: number): string =>
  isClaim
    ? `Your days seem to follow the year: they tended to be brightest around ${month}, by ${counted(days, "day")} with a star. It may be chance.`
    : `Your days do not clearly follow the year, by ${counted(days, "day")} with a star.`;

export function exerciseSentence(
  { difference, pairs }: ExerciseFinding,
  name: string,
  isClaim: boolean,
): string {
  const times = `${counted(pairs, "time")} with a star within two hours before and after`;
  if (!isClaim) return `${name}, ${times}: no clear difference from similar moments without an exercise.`;
  return `${name}, ${times}: the star afterwards tended to be ${directionText(difference)} than after similar moments without an exercise. It may be chance.`;
}

export const exerciseTooEarlySentence = ({ pairs, needed, why }: ExerciseTooEarly, name: string): string =>
  why === "comparison"
    ? `${name}: too few similar moments without an exercise to compare with.`
    : `${name}: ${pairs} of ${needed} times with a star before and after.`;

/** Small expected counts need a digit: "0.4 times". */
const expectedText = (expected: number) =>
  expected < 10 ? expected.toFixed(1) : numberText(Math.round(expected));

export const sharedPairSentence = ({ first, second, count, expected }: FeelingPair): string =>
  `${feelingName(first)} and ${feelingName(second)} share ${counted(count, "star")}; by chance it would be about ${expectedText(expected)}.`;

export const followingPairSentence = ({ first, second, count, expected }: FeelingPair): string =>
  `${feelingName(second)} came next after ${feelingName(first)} on the same day ${counted(count, "time")}; by chance it would be about ${expectedText(expected)}.`;

export const noPairSentence = ({ days }: Insights["coverage"]): string =>
  days.all < neededForPairs
    ? `Which feelings go together: ${days.all} of ${neededForPairs} days with a star.`
    : "No two feelings go together more often than chance would have it.";

/** `sd` is on the scale of scores, `relative` from 0 to 1. */
export const spreadSentence = ({ days, sd, relative }: NonNullable<Insights["weather"]["spread"]>): string =>
  `In the last 90 days, your ${counted(days, "day")} with a star lay about ${sd.toFixed(2)} from their mean: ${Math.round(relative * 100)}\u00a0% of the most that days with this mean can vary.`;

export const changeSentence = (rmssd: number, pairs: number): string =>
  `From star to star within a day, your score changed by about ${rmssd.toFixed(2)}, by ${counted(pairs, "pair")} of stars.`;

export const halfLifeSentence = ({
  hours,
  low,
  high,
  stars,
}: NonNullable<Insights["steadiness"]["halfLife"]>): string =>
  `Half of what lifts or lowers your mood is over after ${lengthText(hours)}, by ${counted(stars, "star")} (from ${lengthText(low)} to ${lengthText(high)}).`;

export const namedSentence = ({ named }: Insights["words"]): string =>
  `You have named ${named} of the 36 feelings.`;

export const newFeelingsSentence = (feelings: readonly string[]): string | null =>
  feelings.length === 0 ? null : `New this month: ${listed(feelings.map(feelingName))}.`;

/**
 * The entropy as a number of feelings: as many, named equally often, have the same entropy. Source: Hill 1973, Ecology 54,
 * 427–432.
 */
export function varietySentence({ of, value }: NonNullable<Insights["words"]["entropy"]>): string {
  if (value < 1e-6) return "All your stars of the last 90 days name the same feeling first.";
  const feelings = Math.exp(value);
  return `Variety: ${of} of your stars of the last 90 days are as varied as about ${feelings < 9.95 ? feelings.toFixed(1) : Math.round(feelings)} feelings named equally often.`;
}
