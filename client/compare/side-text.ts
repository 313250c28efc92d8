/** What the two sides of a comparison are called. */

import { dayOfDate } from "#domain/calendar.ts";
import type { Asked } from "#domain/comparison/address.ts";
import type { Comparison } from "#domain/comparison/comparison.ts";
import type { Spoken } from "#domain/comparison/sentences.ts";
import type { Feelings } from "#domain/feelings.ts";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import { writeFilter } from "#domain/journal/filter-url.ts";
import { compare } from "#domain/languages/en/compare.ts";
import { starSearch } from "#domain/languages/en/star-search.ts";
import { series } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { describeFilter } from "../search/filter-text.ts";
import { dayFormat } from "../time/day-format.ts";
import { isOfTimes } from "./choosing/two-spans.ts";

/** What has the names. */
export type Known = Pick<Universe, "tags" | "trackers" | "constellations"> & { readonly feelings: Feelings };

/** What the days of each side are. */
export function sideNames(t: Translator, comparison: Comparison, known: Known) {
  if (comparison.kind === "weeks")
    return { first: t(compare.sides.goodWeeks), second: t(compare.sides.otherWeeks) };
  const { first, second } = comparison;
  return {
    first: filterName(t, first, known),
    second: second === "others" ? t(compare.sides.others) : filterName(t, second, known),
  };
}

function filterName(t: Translator, filter: Filter, { feelings, tags, trackers }: Known): string {
  const parts = describeFilter(t, feelings, filter, tags, trackers).map(({ text }) => text);
  const words = filter.words === "" ? [] : [t(starSearch.meanings.notes, { words: filter.words.trim() })];
  return parts.length + words.length === 0 ? t(compare.sides.all) : series(t, [...words, ...parts]);
}

const spokenTimes = { "this-week": "week", "this-month": "month", "this-year": "year" } as const;

/** How the headline speaks of the sides. */
export function spokenOf(t: Translator, asked: Asked, comparison: Comparison, known: Known): Spoken {
  const names = sideNames(t, comparison, known);
  if (comparison.kind === "weeks") return { what: "weeks", ...names };
  if (asked.kind === "times" && asked.times in spokenTimes)
    return { what: spokenTimes[asked.times as keyof typeof spokenTimes], ...names };
  if (asked.kind === "constellation") {
    const event = known.constellations.find(({ id }) => id === asked.id);
    if (event) return { what: "event", first: event.name, second: "" };
  }
  const { first, second } = comparison;
  if (second !== "others" && isSince(first, second)) {
    const since = dayFormat({ dateStyle: "long" }, t.locale).format(dayOfDate(first.from ?? ""));
    return { what: "since", first: since, second: "" };
  }
  if (isWeekends(comparison)) return { what: "weekends", ...names };
  const tag = second === "others" ? onlyTag(first) : null;
  const tagName = known.tags.find(({ id }) => id === tag)?.name;
  if (tagName !== undefined) return { what: "tag", first: tagName, second: "" };
  const isClosed = [first, second].every(
    (side) => side !== "others" && side.from !== null && side.to !== null,
  );
  return { what: isClosed && isOfTimes(comparison) ? "times" : "days", ...names };
}

const isSame = (filter: Filter, part: Partial<Filter>) =>
  writeFilter(filter) === writeFilter({ ...emptyFilter, ...part });

/** Whether the first side begins on the day after the second one ends, and both have no other end. */
export const isSince = (first: Filter, second: Filter): boolean =>
  first.from !== null &&
  second.to !== null &&
  isSame(first, { from: first.from }) &&
  isSame(second, { to: second.to }) &&
  dayOfDate(first.from) === dayOfDate(second.to) + 1;

export const weekends: Comparison = {
  kind: "sides",
  first: { ...emptyFilter, weekdays: [0, 6] },
  second: { ...emptyFilter, weekdays: [1, 2, 3, 4, 5] },
};

export const isWeekends = (comparison: Comparison): boolean =>
  comparison.kind === "sides" &&
  comparison.second !== "others" &&
  isSame(comparison.first, weekends.first) &&
  isSame(comparison.second, { weekdays: [1, 2, 3, 4, 5] });

/** The tag that alone makes up the filter. */
export const onlyTag = (filter: Filter): string | null =>
  filter.tags.length === 1 && isSame(filter, { tags: filter.tags }) ? (filter.tags[0] ?? null) : null;
