/** What a letter counts in its stars. */

import { type DaySpan, daysIn, firstDayOf, partsOfDay } from "../calendar.ts";
import { type Feelings, findEmotion } from "../feelings.ts";
import { counted } from "../insights/counted.ts";
import { dailyMeans, meanOf, negligible } from "../insights/daily-means.ts";
import { quarterOf } from "../insights/day-quarters.ts";
import type { ScoredStar } from "../insights/scored-stars.ts";
import type { Counted, Frequent, Letter, MonthOfYear } from "./letter-data.ts";
import type { Period, PeriodKind } from "./period.ts";

/** Three, or up to five if the last of them are equally frequent. */
export function frequent(all: readonly Counted[]): Frequent {
  const third = all[2]?.count ?? 0;
  const least = all.filter(({ count }) => count >= third).length <= 5 ? third : third + 1;
  return { most: all.filter(({ count }) => count >= least), all: all.length };
}

/** Each tag once for each day. */
export const tagsByDay = (stars: readonly ScoredStar[]) =>
  [...Map.groupBy(stars, ({ day }) => day).values()].flatMap((some) => [
    ...new Set(some.flatMap(({ tags }) => tags)),
  ]);

export function brightestDay(stars: readonly ScoredStar[]): number | null {
  const [best, second, third] = dailyMeans(stars).toSorted((one, other) => other.mean - one.mean);
  return best && second && third && best.mean > second.mean + negligible ? best.day : null;
}

export function fullestDay(stars: readonly ScoredStar[]): Letter["fullest"] {
  const days = [...Map.groupBy(stars, ({ day }) => day)].map(([day, some]) => ({ day, stars: some.length }));
  const [most, second] = days.sort((one, other) => other.stars - one.stars);
  return most && most.stars > (second?.stars ?? 1) ? most : null;
}

/** Fewer stars have no usual hour, and no half of the month is fuller than the other. */
const fewStars = 5;

export function usualHours(stars: readonly ScoredStar[]): Letter["hours"] {
  if (stars.length < fewStars) return null;
  const parts = [...Map.groupBy(stars, ({ hour }) => quarterOf(hour))];
  const most = parts.map(([part, some]) => ({ part, stars: some.length }));
  return most.find((one) => one.stars >= 0.6 * stars.length) ?? null;
}

/** Only a whole month has halves. */
export function fullerHalf(stars: readonly ScoredStar[], { kind, first, last }: Period): Letter["half"] {
  if (kind !== "month" || stars.length < fewStars) return null;
  const inFirst = stars.filter(({ day }) => day <= (first + last) / 2).length;
  if (inFirst >= 0.65 * stars.length) return { which: "first", stars: inFirst };
  const inSecond = stars.length - inFirst;
  return inSecond >= 0.65 * stars.length ? { which: "second", stars: inSecond } : null;
}

/** Days without a star that are many, in each kind of period. */
const longSilence: Readonly<Record<PeriodKind, number>> = { week: 3, month: 6, year: 14 };

/** `days` are in order. The earliest of several equal ones. */
export function longestSilence(days: readonly number[], span: DaySpan, kind: PeriodKind): Letter["silence"] {
  let longest: DaySpan | null = null;
  for (const [at, day] of [...days, span.last + 1].entries()) {
    const gap = { first: (days[at - 1] ?? span.first - 1) + 1, last: day - 1 };
    if (daysIn(gap) >= longSilence[kind] && daysIn(gap) > (longest ? daysIn(longest) : 0)) longest = gap;
  }
  return longest;
}

/** The months of the span, with those that have no star. */
export function monthsOf(stars: readonly ScoredStar[], { first, last }: DaySpan): readonly MonthOfYear[] {
  const byMonth = Map.groupBy(stars, ({ day }) => partsOfDay(day).month);
  const { year, month: begin } = partsOfDay(first);
  return Array.from({ length: partsOfDay(last).month - begin + 1 }, (_, at): MonthOfYear => {
    const month = begin + at;
    const some = byMonth.get(month) ?? [];
    const means = dailyMeans(some).map(({ mean }) => mean);
    return {
      ...{ month, stars: some.length, days: means.length },
      isWhole: first <= firstDayOf(year, month) && firstDayOf(year, month + 1) <= last + 1,
      mean: means.length > 0 ? meanOf(means) : null,
      word: wordOf(some),
    };
  });
}

export function twinsOf(known: Feelings, stars: readonly ScoredStar[]): Letter["twins"] {
  const valence = (id: string) => findEmotion(known, id)?.valence ?? 0;
  const pairs = stars.flatMap(({ feelings: [first, second] }) =>
    first === undefined || second === undefined
      ? []
      : [{ first, second, distance: Math.abs(valence(first) - valence(second)) }],
  );
  const [farthest] = pairs.toSorted((one, other) => other.distance - one.distance);
  return farthest ? { count: pairs.length, first: farthest.first, second: farthest.second } : null;
}

/** The feeling that these stars name most, if no other equals it. */
export function wordOf(stars: readonly ScoredStar[]): string | null {
  const [most, second] = counted(stars.flatMap(({ feelings }) => feelings));
  return most && most.count > (second?.count ?? 0) ? most.id : null;
}
