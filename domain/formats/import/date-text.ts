/** Reads dates in the ways in which people and programs write them, with the words of `languages/date-words.ts`. */

import { dayOfDate, isCalendarDate, weekdayOf } from "../../calendar.ts";
import { fold } from "../../journal/fold.ts";
import { type Wording, wordingsOf } from "./date-wording.ts";

/** The order of the parts of a date like 03/04/2026 or 26/04/03. */
export const dateOrders = ["day-first", "month-first", "year-first"] as const;
export type DateOrder = (typeof dateOrders)[number];

/** What a whole file says about its dates, because one of them alone can be read in several ways. */
export type DateForm = {
  /** Without it, a date like 03/04/2026 is not read. */
  readonly order: DateOrder | null;
  /** The languages of the file's words, null for any: `listopad` is October in Croatian and November in Polish. */
  readonly languages: ReadonlySet<string> | null;
};
export const anyForm: DateForm = { order: null, languages: null };

/** No format has longer dates, with a time. */
const longest = 80;

/** A text as dates and times are found in it; "" for one that is too long for them. */
export const writtenDate = (text: string): string => (text.length > longest ? "" : fold(text).trim());

/** The date as `YYYY-MM-DD`; null for a text that is no date and for a date that does not exist. */
export const readDate = (text: string, form: DateForm = anyForm): string | null =>
  onlyMeaning(
    datesIn(writtenDate(text), form).filter(({ wording }) => wording.half === null),
    form,
  )?.date ?? null;

export type FoundDate = { readonly date: string; readonly wording: Wording };

/** The date of a written text, for each meaning of its words. */
export function datesIn(written: string, form: DateForm): readonly FoundDate[] {
  const { rest, marked, isVietnamese } = takeMarked(written);
  const numbers = rest.replace(/[\p{L}\p{M}]+[.॰]?/gu, " ").replace(/^[\s,]+|[\s,،]+$/g, "");
  if (!/^[\d\s.,،/'()-]*$/.test(numbers)) return [];
  return wordingsOf(rest).flatMap((wording) => {
    if (isVietnamese && wording.languages.length > 0 && !wording.languages.includes("vi")) return [];
    const date = dateOf(numbers, marked, wording, form);
    return date === null ? [] : [{ date, wording }];
  });
}

/** What all meanings agree on, or else those in a language of the file, or those with the right weekday; null for several. */
export function onlyMeaning<Found extends FoundDate>(found: readonly Found[], form: DateForm): Found | null {
  for (const fits of [() => true, isOfLanguage(form), isOnWeekday]) {
    const [first, ...others] = found.filter(fits);
    if (first && others.every((other) => isSameMoment(first, other))) return first;
  }
  return null;
}

type Timed = { readonly date: string; readonly time?: string | null };
const isSameMoment = (one: Timed, other: Timed) => one.date === other.date && one.time === other.time;

const isOfLanguage =
  ({ languages }: DateForm) =>
  ({ wording }: FoundDate) =>
    wording.languages.some((language) => languages?.has(language));

const isOnWeekday = ({ date, wording }: FoundDate) => weekdayOf(dayOfDate(date)) === wording.weekday;

type Parts = { readonly year?: string; readonly month?: string; readonly day?: string };

/** The words are folded, in which Korean is decomposed. */
const mark = (pattern: string) => new RegExp(pattern.normalize("NFKD"));

/** Numbers whose part stands beside them, as in 2026年2月8日 and ngày 8 tháng 2. */
const marks: readonly (readonly [keyof Parts | "weekday", RegExp])[] = [
  ["year", mark(String.raw`(\d+)\s*(?:年|년)|\bnam\s*(\d{4})`)],
  ["month", mark(String.raw`(\d{1,2})\s*(?:月(?!曜)|월(?!요))|\b(?:thang|thg)\s*(\d{1,2})`)],
  ["day", mark(String.raw`(\d{1,2})\s*(?:日(?!曜)|일(?!요)|号|號)|\bngay\s*(\d{1,2})`)],
  ["weekday", /(?!)()|\bthu?\s+([2-7])\b/],
];

function takeMarked(written: string) {
  let [rest, marked, isVietnamese]: [string, Parts, boolean] = [written, {}, false];
  for (const [part, pattern] of marks) {
    const [all, eastAsian, vietnamese] = rest.match(pattern) ?? [];
    if (all === undefined) continue;
    rest = rest.replace(all, " ");
    isVietnamese ||= vietnamese !== undefined;
    marked = { ...marked, [part]: eastAsian ?? vietnamese };
  }
  return { rest, marked, isVietnamese };
}

const yearFirst = /^(?<year>\d{4})\s?([-/.])\s?(?<month>\d{1,2})\s?\2\s?(?<day>\d{1,2})\.?$/;
const compact = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/;
const inOrder = {
  "day-first": /^(?<day>\d{1,2})\s?([-/.])\s?(?<month>\d{1,2})\s?\2\s?(?<year>\d{4}|\d{2})\.?$/,
  "month-first": /^(?<month>\d{1,2})\s?([-/.])\s?(?<day>\d{1,2})\s?\2\s?(?<year>\d{4}|\d{2})\.?$/,
  "year-first": /^(?<year>\d{2})\s?([-/.])\s?(?<month>\d{1,2})\s?\2\s?(?<day>\d{1,2})\.?$/,
};

function dateOf(numbers: string, marked: Parts, wording: Wording, form: DateForm): string | null {
  const month = marked.month ?? wording.month?.toString();
  if (month !== undefined) return dateOfParts({ ...besideMonth(numbers, marked, form), month }, wording);
  for (const pattern of [yearFirst, compact, ...(form.order ? [inOrder[form.order]] : [])]) {
    const parts = numbers.match(pattern)?.groups;
    if (parts) return dateOfParts(parts, wording);
  }
  return null;
}

/** The day and the year of a date whose month is known. */
function besideMonth(numbers: string, { year, day }: Parts, { order }: DateForm): Parts {
  const [first, second, ...others] = numbers.match(/\d+/g) ?? [];
  if (others.length > 0) return {};
  if (year !== undefined && day !== undefined) return first === undefined ? { year, day } : {};
  if (year !== undefined || day !== undefined)
    return second === undefined ? { year: year ?? first ?? "", day: day ?? first ?? "" } : {};
  const isYearFirst = (first?.length ?? 0) > 2 || (order === "year-first" && second?.length === 2);
  return isYearFirst ? { year: first ?? "", day: second ?? "" } : { year: second ?? "", day: first ?? "" };
}

/** Years of the Buddhist era, which are written in Thai. */
const buddhist = { from: 2400, years: 543 };
/** Years of two digits are those from 1970 to 2069. */
const firstOfCentury = 70;

function dateOfParts({ year = "", month = "", day = "" }: Parts, { languages }: Wording): string | null {
  const written = Number(year);
  const isBuddhist = written > buddhist.from && languages.every((language) => language === "th");
  const isShort = year.length === 2;
  const full = isShort ? written + (written < firstOfCentury ? 2000 : 1900) : written;
  const counted = isBuddhist && languages.length > 0 ? full - buddhist.years : full;
  if (!isShort && year.length !== 4) return null;
  const date = `${counted}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(date) ? date : null;
}
