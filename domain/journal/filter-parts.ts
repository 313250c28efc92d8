/** How each part of the filter is read from the text of its parameter in a URL, and written. */

import { isCalendarDate, type Weekday } from "../calendar.ts";
import { familyIds } from "../emotions.ts";
import { intensityRange } from "../records/star/fields.ts";
import { maxTagsOfStar } from "../records/tag/tag.ts";
import { readComparedDays, writeComparedDays } from "../trackers/compared-days.ts";
import type { Filter } from "./filter.ts";

/**
 * `read` takes any text and gives the value of a part that is not set for one without meaning; `write` gives the empty
 * text for that value.
 */
type Part<T> = { readonly read: (text: string) => T; readonly write: (value: T) => string };

/** UTF-16 units. */
export const wordsLimit = 200;

/** The words as typed, but on one line and of limited length. */
export function cleanWords(text: string): string {
  const line = text.replace(/\p{Cc}/gu, " ").replace(/\p{Cs}/gu, "");
  const words = line.slice(0, wordsLimit).replace(/\p{Cs}/gu, "");
  return words.trim() === "" ? "" : words;
}

/** A list in the order of `known`, each once. */
const listOf = <T extends string>(known: readonly T[]): Part<readonly T[]> => ({
  read: (text) => {
    const named = new Set(text.split(","));
    return known.filter((one) => named.has(one));
  },
  write: (list) => list.join(","),
});

const optionOf = <T extends string>(...options: readonly T[]): Part<T | null> => ({
  read: (text) => options.find((option) => option === text) ?? null,
  write: (option) => option ?? "",
});

/** Ids of any form, each once. */
const readIds = (text: string): readonly string[] => [
  ...new Set(text.split(",").filter((id) => /^[\w-]{1,40}$/.test(id))),
];

/** Two whole numbers, `3-8`, or one for both. */
function readNumbers(text: string): readonly [number, number] | null {
  const [, first, second = first] = text.match(/^(\d{1,2})(?:-(\d{1,2}))?$/) ?? [];
  return first === undefined ? null : [Number(first), Number(second)];
}

function readIntensity(text: string): Filter["intensity"] {
  const { min, max } = intensityRange;
  const numbers = readNumbers(text)?.map((number) => Math.min(max, Math.max(min, number)));
  if (!numbers) return null;
  const range = { min: Math.min(...numbers), max: Math.max(...numbers) };
  return range.min === min && range.max === max ? null : range;
}

function readHours(text: string): Filter["hours"] {
  const [from, until] = readNumbers(text) ?? [];
  if (from === undefined || until === undefined || from > 23 || until > 24) return null;
  const isWholeDay = (until - from) % 24 === 0;
  return isWholeDay ? null : { from, until: until === 0 ? 24 : until };
}

const date: Part<string | null> = {
  read: (text) => (isCalendarDate(text) ? text : null),
  write: (text) => text ?? "",
};

/** Names by the number of the weekday. */
const weekdayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

function readWeekdays(text: string): readonly Weekday[] {
  const named = new Set(text.split(","));
  const weekdays = ([0, 1, 2, 3, 4, 5, 6] as const).filter((weekday) => named.has(weekdayNames[weekday]));
  return weekdays.length === weekdayNames.length ? [] : weekdays;
}

/** The names of the parameters are those of the parts, in the order that they have in the URL. */
export const filterParts: { readonly [Name in keyof Filter]: Part<Filter[Name]> } = {
  words: { read: cleanWords, write: cleanWords },
  emotions: { read: readIds, write: (ids) => ids.join(",") },
  families: listOf(familyIds),
  intensity: { read: readIntensity, write: (range) => (range ? `${range.min}-${range.max}` : "") },
  // Tags that the universe does not know match no star.
  tags: { read: (text) => readIds(text).slice(0, maxTagsOfStar), write: (tags) => tags.join(",") },
  tagMatch: {
    read: (text) => (text === "any" ? "any" : "all"),
    write: (match) => (match === "any" ? "any" : ""),
  },
  twins: optionOf("only", "without"),
  from: date,
  to: date,
  hours: { read: readHours, write: (hours) => (hours ? `${hours.from}-${hours.until}` : "") },
  weekdays: { read: readWeekdays, write: (days) => days.map((day) => weekdayNames[day]).join(",") },
  note: optionOf("with", "without"),
  // Trackers that the universe does not know match no day.
  measures: { read: readComparedDays, write: writeComparedDays },
};
