/** The texts of a filter. */

import { dayOfDate, type Weekday } from "#domain/calendar.ts";
import { findEmotion } from "#domain/emotions.ts";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import type { Tag } from "#domain/tags.ts";
import { dayFormat } from "../time/day-format.ts";
import { weekdaysFrom, weekStart } from "../time/week-start.ts";

/** One part of a filter. */
export type FilterPart = {
  readonly key: string;
  readonly text: string;
  /** An emotion's id whose glyph stands before the text. */
  readonly emotion: string | null;
  /** The filter without this part. */
  readonly without: Filter;
};

/** Everything that is set apart from the words, in the order of the panel. `tags` are those of the universe. */
export function describeFilter(filter: Filter, tags: readonly Tag[]): readonly FilterPart[] {
  const part = (key: string, text: string | null, left: Partial<Filter>, emotion: string | null = null) =>
    text === null ? [] : [{ key, text, emotion, without: { ...filter, ...left } }];
  return [
    ...filter.families.flatMap((id) =>
      part(
        `family-${id}`,
        `${findEmotion(id)?.name} family`,
        { families: filter.families.filter((other) => other !== id) },
        id,
      ),
    ),
    ...filter.emotions.flatMap((id) =>
      part(
        `emotion-${id}`,
        findEmotion(id)?.name ?? null,
        { emotions: filter.emotions.filter((other) => other !== id) },
        id,
      ),
    ),
    ...part("intensity", intensityText(filter), { intensity: null }),
    ...part("tags", tagsText(filter, tags), { tags: [], tagMatch: "all" }),
    ...part("twins", filter.twins && twinsNames[filter.twins], { twins: null }),
    ...part("dates", datesText(filter), { from: null, to: null }),
    ...part("hours", filter.hours && hoursText(filter.hours), { hours: null }),
    ...part("weekdays", weekdaysText(filter.weekdays), { weekdays: [] }),
    ...part("note", filter.note && noteNames[filter.note], { note: null }),
  ];
}

/** The filter with nothing but its words. */
export const onlyWords = ({ words }: Filter): Filter => ({ ...emptyFilter, words });

export const twinsNames = { only: "Twin stars", without: "Without twin stars" } as const;
export const noteNames = { with: "With a note", without: "Without a note" } as const;

function intensityText({ intensity }: Filter): string | null {
  if (!intensity) return null;
  const { min, max } = intensity;
  return min === max ? `Intensity ${min}` : `Intensity ${min}–${max}`;
}

const lists = {
  all: new Intl.ListFormat("en", { type: "conjunction" }),
  any: new Intl.ListFormat("en", { type: "disjunction" }),
};

/** Tags that are not known yet arrive with the list of the universe. */
function tagsText(filter: Filter, tags: readonly Tag[]): string | null {
  if (filter.tags.length === 0) return null;
  const names = filter.tags.flatMap((id) => tags.find((tag) => tag.id === id)?.name ?? []);
  return names.length > 0 ? `With ${lists[filter.tagMatch].format(names)}` : "With a tag";
}

const longDate = dayFormat({ dateStyle: "long" });

function datesText({ from, to }: Filter): string | null {
  if (from !== null && from === to) return longDate.format(dayOfDate(from));
  if (from !== null && to !== null) return longDate.formatRange(dayOfDate(from), dayOfDate(to));
  if (from !== null) return `From ${longDate.format(dayOfDate(from))}`;
  return to === null ? null : `Until ${longDate.format(dayOfDate(to))}`;
}

/** A full hour, 0 to 24. */
export const hourText = (hour: number): string => `${hour}:00`;

const hoursText = ({ from, until }: { from: number; until: number }) =>
  `${hourText(from)}–${hourText(until)}`;

const weekdayName = (style: "short" | "long") => {
  const format = dayFormat({ weekday: style });
  // 4 January 1970 was a Sunday.
  return (weekday: Weekday) => format.format(3 + weekday);
};
export const shortWeekday = weekdayName("short");
export const longWeekday = weekdayName("long");

/** In the order of the calendar. */
export const weekdays = () => weekdaysFrom(weekStart());

function weekdaysText(chosen: readonly Weekday[]): string | null {
  if (chosen.length === 0) return null;
  const [isWeekend, isWork] = [
    [0, 6],
    [1, 2, 3, 4, 5],
  ].map((days) => days.length === chosen.length && chosen.every((day) => days.includes(day)));
  if (isWeekend) return "Weekends";
  if (isWork) return "Monday to Friday";
  const inOrder = weekdays().filter((day) => chosen.includes(day));
  return inOrder.map(inOrder.length === 1 ? longWeekday : shortWeekday).join(", ");
}

/** "12 of 365 stars"; "365 stars" while all are shown. */
export function countText(count: number, total: number, isEmpty: boolean): string {
  const stars = total === 1 ? "star" : "stars";
  const format = (number: number) => number.toLocaleString();
  return isEmpty ? `${format(total)} ${stars}` : `${format(count)} of ${format(total)} ${stars}`;
}
