/** The texts of a filter. */

import { dayOfDate, firstDayOf, partsOfDay, type Weekday } from "#domain/calendar.ts";
import { familyName, feelingName } from "#domain/feeling-name.ts";
import type { Feelings } from "#domain/feelings.ts";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import { common } from "#domain/languages/en/common.ts";
import { starSearch } from "#domain/languages/en/star-search.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import { listed, series } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { type ComparedDay, writeComparedDays } from "#domain/trackers/compared-days.ts";
import { valueText } from "#domain/trackers/value-text.ts";
import { dayFormat } from "../time/day-format.ts";
import { weekdaysFrom, weekStartOf } from "../time/week-start.ts";

/** One part of a filter. */
export type FilterPart = {
  readonly key: string;
  readonly text: string;
  /** An emotion's id whose glyph stands before the text. */
  readonly emotion: string | null;
  /** The filter without this part. */
  readonly without: Filter;
};

/** Everything that is set apart from the words, in the order of the panel. `tags` and `trackers` are those of the universe. */
export function describeFilter(
  t: Translator,
  feelings: Feelings,
  filter: Filter,
  tags: readonly Tag[],
  trackers: readonly Tracker[],
): readonly FilterPart[] {
  const part = (key: string, text: string | null, left: Partial<Filter>, emotion: string | null = null) =>
    text === null ? [] : [{ key, text, emotion, without: { ...filter, ...left } }];
  return [
    ...filter.families.flatMap((id) =>
      part(
        `family-${id}`,
        t(starTexts.family, { family: familyName(t, id) }),
        { families: filter.families.filter((other) => other !== id) },
        id,
      ),
    ),
    ...filter.emotions.flatMap((id) =>
      part(
        `emotion-${id}`,
        feelingName(t, feelings, id),
        { emotions: filter.emotions.filter((other) => other !== id) },
        id,
      ),
    ),
    ...part("intensity", intensityText(t, filter), { intensity: null }),
    ...part("tags", tagsText(t, filter, tags), { tags: [], tagMatch: "all" }),
    ...part("twins", filter.twins && t(twinsNames[filter.twins]), { twins: null }),
    ...filter.measures.flatMap((compared) =>
      part(`measure-${writeComparedDays([compared])}`, measureText(t, compared, trackers), {
        measures: filter.measures.filter((other) => other !== compared),
      }),
    ),
    ...part("dates", datesText(t, filter), { from: null, to: null }),
    ...part("hours", filter.hours && hoursText(t, filter.hours), { hours: null }),
    ...part("weekdays", weekdaysText(t, filter.weekdays), { weekdays: [] }),
    ...part("note", filter.note && t(noteNames[filter.note]), { note: null }),
  ];
}

/** The filter with nothing but its words. */
export const onlyWords = ({ words }: Filter): Filter => ({ ...emptyFilter, words });

export const twinsNames = { only: starSearch.twins.only, without: starSearch.twins.without } as const;
export const noteNames = { with: starSearch.notes.with, without: starSearch.notes.without } as const;

function intensityText(t: Translator, { intensity }: Filter): string | null {
  if (!intensity) return null;
  const { min, max } = intensity;
  return min === max
    ? t(starSearch.intensity.one, { value: min })
    : t(starSearch.intensity.range, { min, max });
}

/** Tags that are not known yet arrive with the list of the universe. */
function tagsText(t: Translator, filter: Filter, tags: readonly Tag[]): string | null {
  if (filter.tags.length === 0) return null;
  const names = filter.tags.flatMap((id) => tags.find((tag) => tag.id === id)?.name ?? []);
  if (names.length === 0) return t(starSearch.tags.withUnknown);
  const type = filter.tagMatch === "all" ? "conjunction" : "disjunction";
  return t(starSearch.tags.with, { names: listed(t, names, type) });
}

/** "Sleep below 6 hr". A tracker that was removed has no name any more. */
export function measureText(
  t: Translator,
  { tracker: id, is, value }: ComparedDay,
  trackers: readonly Tracker[],
): string {
  const tracker = trackers.find((one) => one.id === id);
  if (!tracker) return t(starSearch.measures.removed);
  return t(starSearch.measures[is], { tracker: tracker.name, value: valueText(t, tracker, value) });
}

function datesText(t: Translator, { from, to }: Filter): string | null {
  const longDate = dayFormat({ dateStyle: "long" }, t.locale);
  if (from !== null && to !== null) return daysText(t, from, to);
  if (from !== null) return t(starSearch.dates.from, { date: longDate.format(dayOfDate(from)) });
  return to === null ? null : t(starSearch.dates.until, { date: longDate.format(dayOfDate(to)) });
}

/** The days between two dates: a year, a month or several, a day or a range. */
export function daysText({ locale }: Translator, from: string, to: string): string {
  const [first, last] = [dayOfDate(from), dayOfDate(to)];
  const { year, month, date } = partsOfDay(first);
  const isWhole = (end: number) => date === 1 && last === end - 1;
  if (month === 1 && isWhole(firstDayOf(year + 1, 1)))
    return dayFormat({ year: "numeric" }, locale).format(first);
  const months = dayFormat({ year: "numeric", month: "long" }, locale);
  if (isWhole(firstDayOf(year, month + 1))) return months.format(first);
  if (date === 1 && partsOfDay(last + 1).date === 1) return months.formatRange(first, last);
  const longDate = dayFormat({ dateStyle: "long" }, locale);
  return first === last ? longDate.format(first) : longDate.formatRange(first, last);
}

/** A full hour, 0 to 24, on the reader's clock. */
export const hourText = ({ locale }: Translator, hour: number): string =>
  dayFormat({ hour: "numeric", minute: "2-digit" }, locale).format(hour / 24);

const hoursText = (t: Translator, { from, until }: { from: number; until: number }) =>
  t(starSearch.hours.range, { from: hourText(t, from), until: hourText(t, until) });

// 4 January 1970 was a Sunday.
const weekdayName = (style: "short" | "long") => (t: Translator, weekday: Weekday) =>
  dayFormat({ weekday: style }, t.locale).format(3 + weekday);
export const shortWeekday = weekdayName("short");
export const longWeekday = weekdayName("long");

/** Weekdays in the order of the reader's calendar. */
export const weekdays = ({ locale }: Translator) => weekdaysFrom(weekStartOf(locale));

function weekdaysText(t: Translator, chosen: readonly Weekday[]): string | null {
  if (chosen.length === 0) return null;
  const [isWeekend, isWork] = [
    [0, 6],
    [1, 2, 3, 4, 5],
  ].map((days) => days.length === chosen.length && chosen.every((day) => days.includes(day)));
  if (isWeekend) return t(starSearch.weekdays.weekends);
  if (isWork) return t(starSearch.weekdays.workdays);
  const inOrder = weekdays(t).filter((day) => chosen.includes(day));
  const names = inOrder.map((day) => (inOrder.length === 1 ? longWeekday : shortWeekday)(t, day));
  return series(t, names);
}

/** "12 of 365 stars"; "365 stars" while all are shown. */
export const countText = (t: Translator, found: number, total: number, isEmpty: boolean): string =>
  isEmpty ? t(common.stars, { count: total }) : t(starSearch.count, { found, total });
