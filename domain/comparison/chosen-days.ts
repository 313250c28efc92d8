/**
 * Which days belong to which side of a comparison: where the journal's index is, on the main thread. compare.ts compares
 * them, from an `InsightUniverse` of insights.ts and these days, in a worker.
 */

import { type DaySpan, dateOfDay, dayOfDate, weekdayOf } from "../calendar.ts";
import { writtenSpan } from "../journal/days.ts";
import { emptyFilter, type Filter } from "../journal/filter.ts";
import { filterEntries } from "../journal/filter-entries.ts";
import { isEmptyFilter, writeFilter } from "../journal/filter-url.ts";
import { groupByDay, type JournalIndex } from "../journal/journal-index.ts";
import { dayValuesOf } from "../trackers/day-values.ts";
import type { Comparison, SideName } from "./comparison.ts";
import type { ComparisonResult, Missing } from "./comparison-data.ts";

/** What the days were chosen by, and what is therefore not compared. */
export type ChosenBy = {
  readonly feelings: boolean;
  readonly hours: boolean;
  /** Ids. */
  readonly tags: readonly string[];
  readonly trackers: readonly string[];
};

/** Numbers of calendar days with a star, the earliest first, each on one side only. */
export type DaysOfSides = { readonly [Name in SideName]: readonly number[] };

export type ChosenSides = {
  readonly days: DaysOfSides;
  readonly calendarDays: { readonly [Name in SideName]: number | null };
  readonly inBoth: number;
  readonly by: ChosenBy;
  /** Why these days cannot be compared; empty if they perhaps can. */
  readonly missing: readonly Missing[];
  /** The Mondays of the weeks that were compared. */
  readonly weeks?: ComparisonResult["weeks"];
};

/** The weeks of these days, both included: their stars, which the worker has, choose them. */
export type ChosenWeeks = { readonly kind: "weeks" } & DaySpan;

/**
 * The choice of days, which needs the notes and the filter; everything after it does not, so that this plain data goes to
 * a worker in their place.
 */
export type ChosenDays = ({ readonly kind: "sides" } & ChosenSides) | ChosenWeeks;

/**
 * Chooses the days. `index` has the journal and what its days measured (`withMeasured`); `now` is in epoch milliseconds,
 * and `today` the number of its day on the reader's clock. Stars after `now` are left out.
 */
export function chosenDays(
  comparison: Comparison,
  index: JournalIndex,
  { now, today }: { readonly now: number; readonly today: number },
): ChosenDays {
  const known = until(index, now);
  const span = writtenSpan(known.days, today) ?? { first: today, last: today };
  const begin = beginOf(known);
  if (comparison.kind === "weeks") return { kind: "weeks", ...datesOf(since(begin, comparison), span) };
  const first = since(begin, comparison.first);
  const second = comparison.second === "others" ? "others" : since(begin, comparison.second);
  const by = chosenBy(second === "others" ? [first] : [first, second]);
  const calendarDays = {
    first: calendarDaysOf(first, span),
    second: second === "others" ? null : calendarDaysOf(second, span),
  };
  const found = { first: daysFound(known, first), second: new Set<number>() };
  found.second = second === "others" ? othersOf(known, first, found.first) : daysFound(known, second);
  const inBoth = [...found.first].filter((day) => found.second.has(day)).length;
  const missing = refusal(first, second, span, known) ?? [
    ...whyEmpty("first", first, found.first, known, span),
    ...(second === "others"
      ? found.first.size > 0 && found.second.size === 0
        ? [{ kind: "everything", days: found.first.size } as const]
        : []
      : whyEmpty("second", second, found.second, known, span)),
    ...allInBoth(found, inBoth),
  ];
  const days = {
    first: without(found.first, found.second),
    second: without(found.second, found.first),
  };
  return { kind: "sides", days, calendarDays, inBoth, by, missing };
}

/** The days that are not among the others, from the first on. */
const without = (days: ReadonlySet<number>, others: ReadonlySet<number>): readonly number[] =>
  [...days].filter((day) => !others.has(day)).sort((one, other) => one - other);

/** The index without the stars that lie later: they are its last. */
function until(index: JournalIndex, now: number): JournalIndex {
  let count = index.stars.length;
  while (count > 0 && Date.parse(index.stars[count - 1]?.entry.timestamp ?? "") > now) count -= 1;
  if (count === index.stars.length) return index;
  const stars = index.stars.slice(0, count);
  return { ...index, stars, days: groupByDay(stars) };
}

type Dates = Pick<Filter, "from" | "to">;

/** So few days with a star before so many days without one are those of a clock that was wrong. */
const stray = { most: 4, gap: 730 };

/** The day on which a journal begins, if stray days lie before it; else null. */
function beginOf({ days }: JournalIndex): number | null {
  const lit = [...days.keys()].sort((one, other) => one - other);
  const begins = lit
    .slice(1, stray.most + 1)
    .filter((day, at) => day - (lit[at] ?? day) > stray.gap && lit.length - at - 1 > stray.most);
  return begins.at(-1) ?? null;
}

/** Dates that are open at their beginning leave out what lies before the journal; a day that a person names keeps its stars. */
const since = <Some extends Dates>(begin: number | null, dates: Some): Some =>
  begin === null || dates.from !== null || (dates.to !== null && dayOfDate(dates.to) < begin)
    ? dates
    : { ...dates, from: dateOfDay(begin) };

const datesOf = ({ from, to }: Dates, span: DaySpan): DaySpan => ({
  first: Math.max(span.first, from === null ? span.first : dayOfDate(from)),
  last: Math.min(span.last, to === null ? span.last : dayOfDate(to)),
});

/** The part of a filter that asks for dates and weekdays alone. */
const onlyDates = ({ from, to, weekdays }: Filter): Filter => ({ ...emptyFilter, from, to, weekdays });
const asksForDatesOnly = (filter: Filter) => isEmptyFilter({ ...filter, from: null, to: null, weekdays: [] });

const daysFound = (index: JournalIndex, filter: Filter): Set<number> =>
  new Set(filterEntries(index, filter).stars.map(({ day }) => day));

/** Days on which nothing was measured are no others, because their side is unknown; of a yes or no, people often note only the yes. */
function othersOf(index: JournalIndex, first: Filter, found: ReadonlySet<number>): Set<number> {
  const { from, to, measures } = first;
  const others = new Set(without(daysFound(index, { ...emptyFilter, from, to }), found));
  const measured = index.measured.trackers
    .filter(({ id, kind }) => kind !== "yes-no" && measures.some(({ tracker }) => tracker === id))
    .map((tracker) => dayValuesOf(index.measured, tracker));
  return measured.length === 0
    ? others
    : new Set([...others].filter((day) => measured.every((values) => values.has(day))));
}

function chosenBy(filters: readonly Filter[]): ChosenBy {
  const isAny = (has: (filter: Filter) => boolean) => filters.some(has);
  return {
    // Two feelings on a star make each feeling more frequent.
    feelings: isAny(
      ({ emotions, families, intensity, twins }) =>
        emotions.length + families.length > 0 || intensity !== null || twins !== null,
    ),
    hours: isAny(({ hours }) => hours !== null),
    tags: [...new Set(filters.flatMap(({ tags }) => tags))],
    trackers: [...new Set(filters.flatMap(({ measures }) => measures.map(({ tracker }) => tracker)))],
  };
}

/** Counts weekdays, too, for a filter that asks for nothing else. */
function calendarDaysOf(filter: Filter, span: DaySpan): number | null {
  if (!asksForDatesOnly(filter)) return null;
  return daysOfDates(filter, span).length;
}

function daysOfDates(filter: Filter, span: DaySpan): readonly number[] {
  const { first, last } = datesOf(filter, span);
  const days = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return filter.weekdays.length === 0 ? days : days.filter((day) => filter.weekdays.includes(weekdayOf(day)));
}

/** Why nothing is compared at all, whatever the days have; null if nothing speaks against it. */
function refusal(
  first: Filter,
  second: Filter | "others",
  span: DaySpan,
  { stars }: JournalIndex,
): readonly Missing[] | null {
  if (stars.length === 0) return [{ kind: "no-stars" }];
  if (second === "others") return null;
  if (writeFilter(first) === writeFilter(second)) return [{ kind: "same" }];
  if (!asksForDatesOnly(first) || !asksForDatesOnly(second)) return null;
  const ofFirst = new Set(daysOfDates(first, span));
  const days = daysOfDates(second, span).filter((day) => ofFirst.has(day)).length;
  return days > 0 ? [{ kind: "overlap", days }] : null;
}

function whyEmpty(
  side: SideName,
  filter: Filter,
  found: ReadonlySet<number>,
  index: JournalIndex,
  span: DaySpan,
): readonly Missing[] {
  if (found.size > 0) return [];
  if (filter.to !== null && dayOfDate(filter.to) < span.first)
    return [{ kind: "before-first-star", side, first: dateOfDay(span.first) }];
  if (filter.from !== null && dayOfDate(filter.from) > span.last) return [{ kind: "to-come", side }];
  const days = daysFound(index, onlyDates(filter)).size;
  return [days === 0 ? { kind: "empty", side } : { kind: "nothing", side, days }];
}

function allInBoth(
  found: { readonly [Name in SideName]: ReadonlySet<number> },
  inBoth: number,
): readonly Missing[] {
  if (inBoth === 0) return [];
  return (["first", "second"] as const).flatMap((side) =>
    found[side].size === inBoth ? [{ kind: "in-both", side, days: inBoth } as const] : [],
  );
}
