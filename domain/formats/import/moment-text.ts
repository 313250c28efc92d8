/** Reads texts that hold both a date and a time, and those that hold a moment. */

import { dateOfDay, dayMs } from "../../calendar.ts";
import { utcOffsetRange } from "../../local-time.ts";
import { type DateOrder, readDate, withAsciiDigits } from "./date-text.ts";
import { readTime } from "./time-text.ts";

export type ReadMoment = {
  readonly date: string;
  readonly time: string | null;
  /** ISO 8601 with `Z`; null where the text has no offset. */
  readonly instant: string | null;
  /** Minutes east of UTC; null for `Z` too, which says nothing about the person's clock. */
  readonly utcOffset: number | null;
};

const withOffset = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?\s?(Z|[+-]\d{2}:?\d{2})$/i;
/** The time is what begins with the first number that a colon follows, with the words of 12 hours before it. */
const beforeTime = /[\sT]+(?=(?:上午|午前|오전|下午|午後|오후)?\s*\d{1,2}[:.h]\d{2}(?!\d|[./-]\d{3}))/i;
const longest = 60;

/** The moment of a text like 2026-02-08 16:04, 2026 Sun Feb 8 4:04 PM or 2026-02-08T16:04:00+01:00; null if it has no date. */
export function readMoment(text: string, order: DateOrder | null = null): ReadMoment | null {
  const trimmed = withAsciiDigits(text).trim();
  if (trimmed.length > longest) return null;
  const exact = trimmed.match(withOffset);
  if (exact) return readInstant(exact);
  const at = trimmed.search(beforeTime);
  const date = readDate((at < 0 ? trimmed : trimmed.slice(0, at)).replace(/,$/, ""), order);
  if (date === null) return null;
  const time = at < 0 ? null : readTime(trimmed.slice(at).replace(/^[\sT]+/i, ""));
  return at >= 0 && time === null ? null : { date, time, instant: null, utcOffset: null };
}

function readInstant([
  ,
  day = "",
  minute = "",
  second = ":00",
  zone = "Z",
]: RegExpMatchArray): ReadMoment | null {
  const date = readDate(day);
  const time = readTime(minute);
  if (date === null || time === null) return null;
  const isUtc = zone.toUpperCase() === "Z";
  const offset = isUtc ? "Z" : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const moment = Date.parse(`${date}T${time}${second}${offset}`);
  const utcOffset = isUtc
    ? 0
    : Number(`${zone[0]}1`) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2)));
  if (Number.isNaN(moment) || Math.abs(utcOffset) > utcOffsetRange.max) return null;
  return { date, time, instant: new Date(moment).toISOString(), utcOffset: isUtc ? null : utcOffset };
}

/** The wall clock of a moment (epoch milliseconds) at an offset (minutes east of UTC); null outside of the years 0 to 9999. */
export function clockAt(moment: number, utcOffset: number): { date: string; time: string } | null {
  const wallClock = moment + utcOffset * 60_000;
  const day = Math.floor(wallClock / dayMs);
  if (!(day >= -719_528 && day < 2_932_897)) return null;
  return { date: dateOfDay(day), time: new Date(wallClock).toISOString().slice(11, 16) };
}
