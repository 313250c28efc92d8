/** Letters: half a page about a week, a month or a year, of what its stars say, with a few of the person's own words. */

import { type DaySpan, daysIn } from "../calendar.ts";
import { type Feelings, findEmotion } from "../feelings.ts";
import { dailyMeans, negligible } from "../insights/daily-means.ts";
import type { Reader } from "../insights/insights.ts";
import type { NamedTracker } from "../insights/measure-sentences.ts";
import type { MeasuredReading } from "../insights/measured-days.ts";
import { type InsightEntry, type ScoredStar, scoreStars } from "../insights/scored-stars.ts";
import { dayAt } from "../local-time.ts";
import { dayOf } from "../records/reading/at.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import type { Tag } from "../records/tag/tag.ts";
import type { Period } from "./period.ts";

/** What a letter reads of a star. */
export type LetterEntry = InsightEntry &
  Pick<MoodEntry, "id" | "note"> & { readonly keptOutOfLetters?: boolean };

/** What a letter reads. Stars in the bin are not among the entries. */
export type LetterUniverse = {
  readonly feelings: Feelings;
  readonly entries: readonly LetterEntry[];
  readonly tags: readonly Pick<Tag, "id" | "name">[];
  readonly trackers: readonly NamedTracker[];
  readonly readings: readonly MeasuredReading[];
};

/** Why a note is quoted. */
export type QuoteReason = "bright" | "hard" | "unusual";

export type Quote = {
  readonly reason: QuoteReason;
  readonly starId: string;
  readonly day: number;
  /** A part of the note exactly as it is written. */
  readonly words: string;
  /** Whether the words end within a sentence. */
  readonly isCut: boolean;
};

export type Counted = { readonly id: string; readonly count: number };

/** `all` counts different ones. `most` are those that stand out, the most frequent first: none that others equal. */
type Frequent = { readonly most: readonly Counted[]; readonly all: number };

export type Letter = {
  readonly period: Period;
  /** Stars in the order of their moments. */
  readonly stars: readonly ScoredStar[];
  /** Number of days with a star. */
  readonly days: number;
  /** The days of the period that are over or have begun, from the first star of the journal on. */
  readonly length: number;
  /** Whether the journal begins within the period, after its first day. */
  readonly isFirst: boolean;
  /** Whether the period is over. */
  readonly isOver: boolean;
  /** Feelings by the number of stars that name them. */
  readonly feelings: Frequent;
  /** Feelings that no earlier star names; empty if there is no earlier star. */
  readonly newFeelings: readonly string[];
  /** Tags by the number of days that have them. */
  readonly tags: Frequent;
  /** How many days have a reading, and how many of them each tracker has; null without a reading. */
  readonly measured: { readonly days: number; readonly trackers: readonly Counted[] } | null;
  /** The day with the highest mean, of three days or more; null if two share it. */
  readonly brightest: number | null;
  /** The most stars on one day, if that is more than on any other. */
  readonly fullest: { readonly day: number; readonly stars: number } | null;
  /** Up to three, in the order of the letter. */
  readonly quotes: readonly Quote[];
};

/** Null for a period without a star. */
export function letterOf(
  { feelings: known, entries, readings }: LetterUniverse,
  period: Period,
  reader: Reader,
): Letter | null {
  const all = scoreStars(known, entries, reader.now, reader.utcOffset);
  const stars = all.filter(({ day }) => period.first <= day && day <= period.last);
  if (stars.length === 0) return null;
  const earlier = all.filter(({ day }) => day < period.first);
  const today = dayAt(reader.now, reader.utcOffset);
  const days = new Set(stars.map(({ day }) => day));
  // The period has a few hundred days. A call has no room for an argument of each of 100,000 stars.
  const lastDay = Math.max(Math.min(period.last, today), ...days);
  const isFirst = earlier.length === 0;
  const firstDay = isFirst ? Math.min(...days) : period.first;
  const named = new Set(earlier.flatMap(({ feelings }) => feelings));
  const feelings = counted(stars.flatMap((star) => star.feelings));
  return {
    period,
    stars,
    days: days.size,
    length: daysIn({ first: firstDay, last: lastDay }),
    isFirst: isFirst && firstDay > period.first,
    isOver: lastDay >= period.last,
    feelings: frequent(feelings),
    newFeelings: isFirst
      ? []
      : feelings.map(({ id }) => id).filter((id) => findEmotion(known, id) !== null && !named.has(id)),
    tags: frequent(counted(tagsByDay(stars))),
    measured: measuredIn(readings, { first: period.first, last: Math.min(period.last, today) }),
    brightest: brightestDay(stars),
    fullest: fullestDay(stars),
    quotes: [],
  };
}

/** The most frequent first; those of one frequency by name. */
function counted(ids: readonly string[]): readonly Counted[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ id, count }))
    .sort((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1));
}

/** Three, or up to five if the last of them are equally frequent. */
function frequent(all: readonly Counted[]): Frequent {
  const third = all[2]?.count ?? 0;
  const least = all.filter(({ count }) => count >= third).length <= 5 ? third : third + 1;
  return { most: all.filter(({ count }) => count >= least), all: all.length };
}

/** Each tag once for each day. */
const tagsByDay = (stars: readonly ScoredStar[]) =>
  [...Map.groupBy(stars, ({ day }) => day).values()].flatMap((some) => [
    ...new Set(some.flatMap(({ tags }) => tags)),
  ]);

function measuredIn(readings: readonly MeasuredReading[], { first, last }: DaySpan): Letter["measured"] {
  const days = readings.flatMap(({ trackerId, at }) => {
    const day = dayOf(at);
    return first <= day && day <= last ? { trackerId, day } : [];
  });
  if (days.length === 0) return null;
  const byTracker = Map.groupBy(days, ({ trackerId }) => trackerId);
  return {
    days: new Set(days.map(({ day }) => day)).size,
    trackers: counted(
      [...byTracker].flatMap(([id, some]) => [...new Set(some.map(({ day }) => day))].map(() => id)),
    ),
  };
}

function brightestDay(stars: readonly ScoredStar[]): number | null {
  const [best, second, third] = dailyMeans(stars).toSorted((one, other) => other.mean - one.mean);
  return best && second && third && best.mean > second.mean + negligible ? best.day : null;
}

function fullestDay(stars: readonly ScoredStar[]): Letter["fullest"] {
  const days = [...Map.groupBy(stars, ({ day }) => day)].map(([day, some]) => ({ day, stars: some.length }));
  const [most, second] = days.sort((one, other) => other.stars - one.stars);
  return most && most.stars > (second?.stars ?? 1) ? most : null;
}
