/** Reads times of the day, with 12 or 24 hours, and with the words for the halves and other parts of a day. */

import { writtenDate } from "./date-text.ts";
import { type Wording, wordingsOf } from "./date-wording.ts";

/** A text that may be a time, and what stands beside it. */
export type FoundTime = {
  readonly hour: number;
  readonly minute: string;
  /** Second with a fraction, if there is one. */
  readonly second: string;
  readonly beside: string;
  /** Whether the text can be nothing else. */
  readonly isSure: boolean;
};

const start = String.raw`(?<![\d.:/-])(?<hour>\d{1,2})`;
const second = String.raw`(?<second>\d{2}(?:[.,]\d+)?)`;
/** The first is tried first: 16:04, 16 h 04, 16時4分, 4 PM and 16.04, which could also be the begin of a date. */
const clocks = [
  String.raw`${start}(?::|\s?h\s?)(?<minute>\d{2})(?:[:.]${second})?(?![\d:])`,
  String.raw`${start}\s?(?:時|时|시|點|点)(?:\s?(?<minute>\d{1,2})\s?(?:分|분))?(?:\s?(?<second>\d{1,2})\s?(?:秒|초))?`,
  String.raw`${start}(?=\s?[ap]\.?\s?m\b)`,
  String.raw`${start}\.(?<minute>\d{2})(?:\.${second})?(?![\d.])`,
].map((source, at) => ({ pattern: new RegExp(source.normalize("NFKD"), "g"), isSure: at < 2 }));

/** Every time that a written text may hold. */
export const timesIn = (written: string): readonly FoundTime[] =>
  clocks.flatMap(({ pattern, isSure }) =>
    [...written.matchAll(pattern)].map(({ 0: all, index, groups }) => ({
      hour: Number(groups?.hour),
      minute: (groups?.minute ?? "00").padStart(2, "0"),
      second: (groups?.second ?? "00").padStart(2, "0").replace(",", "."),
      beside: `${written.slice(0, index)} ${written.slice(index + all.length)}`,
      isSure,
    })),
  );

/** `HH:MM`, or null for a text that is no time. */
export function readTime(text: string): string | null {
  const written = writtenDate(text);
  const times = timesIn(written).flatMap((time) =>
    isWords(time.beside) ? clockTimes(time, time.beside) : [],
  );
  const [first = null, ...others] = times.length > 0 ? times : hoursWithHalf(written);
  return others.every((other) => other === first) ? first : null;
}

const isWords = (beside: string) => /^[^\p{N}:/]*$/u.test(beside);

/** A word for a half of the day in one language only fills a sentence in others. */
function clockTimes(time: FoundTime, beside: string): string[] {
  const wordings = wordingsOf(beside).filter(({ month, weekday }) => month === null && weekday === null);
  const halves = wordings.filter(({ half }) => half !== null);
  return (halves.length > 0 ? halves : wordings).flatMap(({ half }) => clockTime(time, half) ?? []);
}

/** Only the words tell that a number alone is an hour, as in `4 de la tarde`. */
const hoursWithHalf = (written: string) => {
  const [, before = "", hour = "", after = ""] = written.match(/^(\D*)(\d{1,2})(\D*)$/) ?? [];
  const beside = `${before} ${after}`;
  const isHour = hour !== "" && isWords(beside) && wordingsOf(beside).some(({ half }) => half !== null);
  return isHour
    ? clockTimes({ hour: Number(hour), minute: "00", second: "00", beside, isSure: true }, beside)
    : [];
};

/** `HH:MM` on a clock of 24 hours; null if there is no such time, or if the words allow both halves of the day or none. */
export function clockTime({ hour, minute }: FoundTime, half: Wording["half"]): string | null {
  const both = hour > 12 ? [hour] : [hour % 12, (hour % 12) + 12];
  const hours = half === null ? [hour] : both.filter((one) => half.has(one));
  const [only] = hours;
  if (only === undefined || hours.length > 1 || only > 23 || Number(minute) > 59) return null;
  return `${String(only).padStart(2, "0")}:${minute}`;
}
