/** The sentences of the insights: few, plain and exact. They state counts and uncertainty, and never advise. */

import { findEmotion } from "../emotions.ts";
import type {
  ExerciseFinding,
  ExerciseTooEarly,
  FeelingPair,
  Insights,
  Season,
  TagFinding,
  TagTooEarly,
  Turn,
  WeekdayFinding,
} from "./insights-data.ts";
import type { Letter } from "./letters.ts";

export const weekdayNames = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const counted = (count: number, one: string) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : `${one}s`}`;
const quoted = (name: string) => `“${name}”`;
const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** On the scale from −1 to 1: under 0.15 is little, from 0.4 on is much. */
export function directionText(difference: number): string {
  const size = Math.abs(difference);
  return `${size < 0.15 ? "a little " : size < 0.4 ? "" : "much "}${difference > 0 ? "brighter" : "dimmer"}`;
}

/** How much of the span the page can speak about. Stands above every mean. */
export function coverageSentence({ days, span }: Insights["coverage"]): string {
  return `${days.all.toLocaleString("en")} of the ${counted(span, "day")} since your first star have one. Many people write less on low days, so the silent days may have been different.`;
}

export function tagSentence(
  { difference, daysWith, daysWithout }: TagFinding,
  name: string,
  isClaim: boolean,
): string {
  const counts = `${counted(daysWith, "day")} with ${quoted(name)}`;
  const without = `${counted(daysWithout, "day")} without`;
  if (!isClaim) return `On ${counts} your stars were not clearly different from ${without}.`;
  const other = difference > 0 ? `good days invite ${quoted(name)}` : `${quoted(name)} goes with harder days`;
  return `On ${counts} your stars tended to be ${directionText(difference)} than on ${without}. It may be chance, or ${other}.`;
}

/** Null if the tag shares its days with no other. */
export const sharedDaysSentence = (names: readonly string[]): string | null =>
  names.length === 0
    ? null
    : `It often falls on the same days as ${listed(names.map(quoted))}, and nobody can tell their parts apart.`;

export function tagTooEarlySentence(
  { daysWith, daysWithout, needed, why }: TagTooEarly,
  name: string,
): string {
  if (why === "weekday")
    return `${quoted(name)} falls on the same weekdays, so the two cannot be told apart.`;
  if (daysWith < needed) return `${quoted(name)}: ${daysWith} of ${needed} days with it.`;
  if (daysWithout < needed) return `${quoted(name)}: ${daysWithout} of ${needed} days without it.`;
  return `${quoted(name)}: too few days to compare yet.`;
}

export const weekdaySentence = ({ weekday, difference, days }: WeekdayFinding): string =>
  `Your ${weekdayNames[weekday]}s (${counted(days, "day")}) tended to be ${directionText(difference)} than your other days.`;

/** `dates` is the span in words. */
export const turnSentence = ({ difference, days }: Turn, dates: string, isClaim: boolean): string =>
  isClaim
    ? `Over ${dates} your days tended to become ${directionText(difference)}, by the ${counted(days, "day")} that have a star.`
    : `Over ${dates} your days became neither clearly brighter nor clearly dimmer, by the ${counted(days, "day")} that have a star.`;

export const turnTooEarlySentence = ({ days, needed }: { days: number; needed: number }): string =>
  `${days} of ${needed} days with a star in the last year: too few to see a slow change.`;

export function exerciseSentence(
  { difference, pairs }: ExerciseFinding,
  name: string,
  isClaim: boolean,
): string {
  const times = `${counted(pairs, "time")} with a star within two hours before and after`;
  if (!isClaim) return `${name}, ${times}: no clear difference from similar moments without an exercise.`;
  return `${name}, ${times}: the star afterwards was ${directionText(difference)} than after similar moments without an exercise.`;
}

export const exerciseTooEarlySentence = ({ pairs, needed, why }: ExerciseTooEarly, name: string): string =>
  why === "comparison"
    ? `${name}: too few similar moments without an exercise to compare with.`
    : `${name}: ${pairs} of ${needed} times with a star before and after.`;

const feelingName = (id: string) => (findEmotion(id)?.name ?? id).toLowerCase();
/** Small expected counts need a digit: "0.4 times". */
const expectedText = (expected: number) =>
  expected < 10 ? expected.toFixed(1) : Math.round(expected).toString();

export const sharedPairSentence = ({ first, second, count, expected }: FeelingPair): string =>
  `${quoted(feelingName(first))} and ${quoted(feelingName(second))} share ${counted(count, "star")}; by chance it would be about ${expectedText(expected)}.`;

export const followingPairSentence = ({ first, second, count, expected }: FeelingPair): string =>
  `${quoted(feelingName(second))} came next after ${quoted(feelingName(first))} on the same day ${counted(count, "time")}; by chance it would be about ${expectedText(expected)}.`;

/** `relative` from 0 to 1. */
export const spreadSentence = ({ days, relative }: { days: number; relative: number }): string =>
  `In the last 90 days, the ${counted(days, "day")} with a star used ${Math.round(relative * 100)} % of the width that days with their mean could have.`;

/** `hours` as a length of time that people say. */
export function lengthText(hours: number): string {
  if (hours < 1.5) return "about an hour";
  if (hours < 36) return `about ${Math.round(hours)} hours`;
  return `about ${Math.round(hours / 24)} days`;
}

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

/** `month` is the name of the month of the wave's top. */
export const seasonSentence = ({ isClaim }: Season, month: string): string =>
  isClaim
    ? `Your days follow the year: they tended to be brightest around ${month}.`
    : "Your days do not clearly follow the year.";

type LetterNames = {
  /** A tag's name by its id. */
  readonly tag: (id: string) => string;
  /** A day in words, such as "Tuesday, 3 March". */
  readonly day: (day: number) => string;
};

/** The sentences of a letter, in paragraphs. */
export function letterSentences(letter: Letter, names: LetterNames): readonly (readonly string[])[] {
  const { period, stars, days, length, feelings, newFeelings, tags, brightest, fullest } = letter;
  const isOver = period.first + length > period.last;
  const begin =
    days === length
      ? `Every day of this ${period.kind}${isOver ? "" : " so far"} has a star: ${counted(stars.length, "star")} in all.`
      : `You lit ${counted(stars.length, "star")} on ${days} of ${counted(length, "day")}.`;
  const named = feelings.map(({ id, count }) => `${quoted(feelingName(id))} (${count})`);
  const withTags = tags.map(({ id, count }) => `${quoted(names.tag(id))} (${counted(count, "day")})`);
  return [
    [begin, `What you named most: ${listed(named)}.`],
    [...firstNamed(newFeelings), ...(withTags.length > 0 ? [`What went with it: ${listed(withTags)}.`] : [])],
    [
      ...(brightest === null ? [] : [`The brightest day, by its stars, was ${names.day(brightest)}.`]),
      ...(fullest ? [`You wrote most on ${names.day(fullest.day)}: ${counted(fullest.stars, "star")}.`] : []),
      "The days without a star are yours alone.",
    ].slice(0, days === length ? -1 : undefined),
  ].filter((paragraph) => paragraph.length > 0);
}

const mostListed = 4;

function firstNamed(feelings: readonly string[]): readonly string[] {
  const names = feelings.slice(0, mostListed).map((id) => quoted(feelingName(id)));
  if (feelings.length === 0) return [];
  if (feelings.length <= mostListed) return [`For the first time you named ${listed(names)}.`];
  return [`For the first time you named ${feelings.length} feelings, among them ${listed(names)}.`];
}
