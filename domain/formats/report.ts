/** The figures of the report that a person prints for somebody they trust. */

import { type DaySpan, firstDayOf, mondayOf, partsOfDay } from "../calendar.ts";
import type { Feelings } from "../feelings.ts";
import { writtenSpan } from "../journal/days.ts";
import { groupByDay, type IndexedStar, type StarsByDay } from "../journal/journal-index.ts";
import { scoreOf } from "../score.ts";

/** A week from Monday, or a month. `mean` is null without a star. */
export type Period = { readonly start: number; readonly days: number; readonly mean: number | null };

export type Report = {
  /** The days that the report speaks about, as `writtenSpan` tells them; null without stars. */
  readonly span: DaySpan | null;
  readonly stars: number;
  readonly litDays: number;
  readonly weather: { readonly by: "week" | "month"; readonly periods: readonly Period[] };
  /** The feelings that most stars have, first or second. */
  readonly feelings: readonly { readonly emotion: string; readonly stars: number }[];
  /** The tags that most days have. */
  readonly tags: readonly { readonly id: string; readonly days: number }[];
};

/** More weeks than these are too many to tell apart on paper. */
const mostWeeks = 60;
const listed = 8;

/** `until` is the number of today, or of an earlier day with which the chosen stars end. */
export function reportOf(feelings: Feelings, stars: readonly IndexedStar[], until: number): Report {
  const days = groupByDay(stars);
  const lit = [...days.keys()].sort((one, other) => one - other);
  return {
    span: writtenSpan(days, until),
    stars: stars.length,
    litDays: lit.length,
    weather: weatherOf(feelings, days, lit),
    feelings: mostOf(stars.map(({ feelings }) => feelings.map(({ emotion }) => emotion))).map(
      ([emotion, count]) => ({ emotion, stars: count }),
    ),
    tags: mostOf([...days.values()].map((ofDay) => ofDay.flatMap(({ entry }) => entry.tags))).map(
      ([id, count]) => ({ id, days: count }),
    ),
  };
}

/** The names that occur in most groups, with the number of groups. */
function mostOf(groups: readonly (readonly string[])[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const group of groups)
    for (const name of new Set(group)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).slice(0, listed);
}

/** The mean of the daily means in each week; in each month if the weeks are too many. */
function weatherOf(feelings: Feelings, days: StarsByDay, lit: readonly number[]): Report["weather"] {
  const [first, last] = [lit.at(0), lit.at(-1)];
  if (first === undefined || last === undefined) return { by: "week", periods: [] };
  const by = mondayOf(last) - mondayOf(first) < mostWeeks * 7 ? "week" : "month";
  const startOf = by === "week" ? mondayOf : firstOfMonth;
  const next = by === "week" ? (start: number) => start + 7 : nextMonth;
  const means = Map.groupBy(lit, startOf);
  const periods: Period[] = [];
  for (let start = startOf(first); start <= last; start = next(start)) {
    const scores = (means.get(start) ?? []).map((day) =>
      meanOf((days.get(day) ?? []).map(({ entry }) => scoreOf(feelings, entry) ?? 0)),
    );
    periods.push({ start, days: scores.length, mean: scores.length > 0 ? meanOf(scores) : null });
  }
  return { by, periods };
}

const firstOfMonth = (day: number) => day - partsOfDay(day).date + 1;

function nextMonth(start: number): number {
  const { year, month } = partsOfDay(start);
  return firstDayOf(year, month + 1);
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
