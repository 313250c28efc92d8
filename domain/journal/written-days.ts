/** The days that a typed text names, in words of the reader's language or English, or in digits: a day, a month or a year. */

import { dateOfDay, firstDayOf, isCalendarDate, partsOfDay, type Weekday } from "../calendar.ts";
import { dateWordsOf, type Lexicon, wordKey } from "../languages/date-words.ts";
import type { Translator } from "../languages/translator.ts";
import { yearsOf } from "./days.ts";
import type { StarsByDay } from "./journal-index.ts";

/** Calendar dates, both included; `isWhole` if the year was typed, and was not taken from the stars. */
export type WrittenDays = { readonly from: string; readonly to: string; readonly isWhole: boolean };

export type DaysReader = {
  /** `text` is folded. Without a year, those are read that have stars, the newest first. `mayGoOn`: its last word may be the beginning of one. */
  readonly read: (text: string, mayGoOn: boolean) => readonly WrittenDays[];
  /** The day of the week that a folded text names; null for another text. */
  readonly weekday: (text: string) => Weekday | null;
};

/** Most years that are offered for a day or a month without one. */
const mostYears = 3;
/** Shorter texts are too often something else than the beginning of a month. */
const shortestBeginning = 3;

/** `days` are those with stars. */
export function daysReader(t: Translator, days: StarsByDay): DaysReader {
  const words = dateWordsOf(t.language);
  const isDayFirst = writesDayFirst(t.locale);
  const years = yearsOf(days);
  const monthKey = (year: number, month: number) => year * 12 + month;
  const litMonths = new Set(
    [...days.keys()].map((day) => {
      const { year, month } = partsOfDay(day);
      return monthKey(year, month);
    }),
  );
  const isLit = (year: number, { month, day }: Parts) =>
    day === null
      ? litMonths.has(monthKey(year, month ?? 0))
      : days.has(firstDayOf(year, month ?? 0) + day - 1);
  return {
    read: (text, mayGoOn) =>
      readParts(words, text, { mayGoOn, isDayFirst }).flatMap((parts) => {
        if (parts.year !== null) return spanOf(parts.year, parts, true) ?? [];
        return years
          .filter((year) => isLit(year, parts))
          .flatMap((year) => spanOf(year, parts, false) ?? [])
          .slice(0, mostYears);
      }),
    weekday: (text) => {
      const key = wordKey(text);
      // A short name such as "so" in German is mostly another word.
      const isLong = key.length >= (/\p{scx=Han}/u.test(key) ? 2 : shortestBeginning);
      if (!isLong || /\p{N}/u.test(text)) return null;
      return (words.languages.map(({ weekdays }) => weekdays.get(key)).find((found) => found !== undefined) ??
        null) as Weekday | null;
    },
  };
}

/** What a text says of a date: a month or a year at least. */
type Parts = { readonly year: number | null; readonly month: number | null; readonly day: number | null };

const toSpan = (from: string, to: string, isWhole: boolean): WrittenDays => ({ from, to, isWhole });

/** Null for a date that does not exist. */
function spanOf(year: number, { month, day }: Parts, isWhole: boolean): WrittenDays | null {
  const written = String(year).padStart(4, "0");
  if (month === null) return toSpan(`${written}-01-01`, `${written}-12-31`, isWhole);
  const first = `${written}-${String(month).padStart(2, "0")}-${String(day ?? 1).padStart(2, "0")}`;
  if (!isCalendarDate(first)) return null;
  return toSpan(first, day === null ? dateOfDay(firstDayOf(year, month + 1) - 1) : first, isWhole);
}

type Reading = { readonly mayGoOn: boolean; readonly isDayFirst: boolean };

/** Every way to read a text. */
function readParts(words: Lexicon, text: string, { mayGoOn, isDayFirst }: Reading): readonly Parts[] {
  if (!/\d/.test(text) || !/^[\d\s./-]+$/.test(text)) {
    const eastAsian = text.match(
      /^(?:(?<year>\d{4})年)?\s?(?:(?<month>\d{1,2})月)?\s?(?:(?<day>\d{1,2})[日号])?$/,
    );
    return eastAsian?.groups && text !== "" ? partsOf(eastAsian.groups) : readWords(words, text, mayGoOn);
  }
  const found = inDigits.flatMap((pattern) => {
    const groups = text.match(pattern)?.groups;
    return groups ? partsOf(groups) : [];
  });
  // 03/04/2026 means two dates; the one that the reader would write comes first.
  const inOrders = (isDayFirst ? [dayFirst, monthFirst] : [monthFirst, dayFirst]).flatMap((pattern) => {
    const groups = text.match(pattern)?.groups;
    return groups ? partsOf(groups) : [];
  });
  return [...found, ...inOrders.filter(({ month }) => (month ?? 0) <= 12)];
}

const inDigits = [
  /^(?<year>[12]\d{3})$/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2}))?$/,
  /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/,
];
const dayFirst = /^(?<day>\d{1,2})\s?[-/.]\s?(?<month>\d{1,2})(?:\.|\s?[-/.]\s?(?<year>\d{4}))?$/;
const monthFirst = /^(?<month>\d{1,2})[-/](?<day>\d{1,2})(?:[-/](?<year>\d{4}))?$/;

function partsOf(groups: Readonly<Record<string, string | undefined>>): readonly Parts[] {
  const number = (name: string) => (groups[name] === undefined ? null : Number(groups[name]));
  const [year, month, day] = [number("year"), number("month"), number("day")];
  // A day without a month says nothing.
  return year === null && month === null ? [] : month === null && day !== null ? [] : [{ year, month, day }];
}

/** A month in words, with a day and a year in digits or without. */
function readWords({ languages, fillers }: Lexicon, text: string, mayGoOn: boolean): readonly Parts[] {
  if (!/^[\p{L}\p{M}\p{N}\s.,،'-]+$/u.test(text)) return [];
  const numbers = text.match(/\d+/g) ?? [];
  const [year, ...otherYears] = numbers.filter((number) => number.length === 4).map(Number);
  const [day, ...otherDays] = numbers.filter((number) => number.length <= 2).map(Number);
  const count = (year === undefined ? 0 : 1) + (day === undefined ? 0 : 1);
  if (otherYears.length + otherDays.length > 0 || numbers.length !== count) return [];
  const said = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const keys = [said, said.filter((word) => !fillers.has(wordKey(word)))].map((list) =>
    wordKey(list.join("")),
  );
  const key = keys.find((each) => languages.some(({ months }) => months.has(each))) ?? keys[1] ?? "";
  const begins = (name: string) => mayGoOn && key.length >= shortestBeginning && name.startsWith(key);
  const months = languages.flatMap(({ months }) => {
    const whole = months.get(key);
    return whole === undefined
      ? [...months].flatMap(([name, month]) => (begins(name) ? [month] : []))
      : [whole];
  });
  return [...new Set(key === "" ? [] : months)].map((month) => ({
    ...{ month, year: year ?? null, day: day ?? null },
  }));
}

/** Whether the reader writes 31/12 and not 12/31. */
function writesDayFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { month: "numeric", day: "numeric" }).formatToParts(0);
  return parts.find(({ type }) => type === "day" || type === "month")?.type === "day";
}
