/** How the headline of a comparison speaks of its two sides. */

import { dayOfDate } from "#domain/calendar.ts";
import type { Asked } from "#domain/comparison/address.ts";
import type { Comparison } from "#domain/comparison/comparison.ts";
import type { Spoken } from "#domain/comparison/sentences.ts";
import type { Feelings } from "#domain/feelings.ts";
import { emptyFilter, type Filter } from "#domain/journal/filter.ts";
import { writeFilter } from "#domain/journal/filter-url.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { sideNames } from "../search/side-names.ts";
import { dayFormat } from "../time/day-format.ts";
import { isOfTimes } from "./choosing/two-spans.ts";

/** What has the names. */
export type Known = Pick<Universe, "tags" | "trackers" | "constellations"> & { readonly feelings: Feelings };

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
