/** Reads texts that hold both a date and a time, and those that hold a moment. */

import { dateOfDay, dayMs } from "../../calendar.ts";
import { utcOffsetRange } from "../../local-time.ts";
import { anyForm, type DateForm, datesIn, onlyMeaning, readDate, writtenDate } from "./date-text.ts";
import { clockTime, timesIn } from "./time-text.ts";

export type ReadMoment = {
  readonly date: string;
  readonly time: string | null;
  /** ISO 8601 with `Z`; null where the text has no offset. */
  readonly instant: string | null;
  /** Minutes east of UTC; null for `Z` too, which says nothing about the person's clock. */
  readonly utcOffset: number | null;
};

/** The offset beside a time: `Z`, or hours and minutes with what programs write round them. */
const offsetAtEnd =
  /(?<=\d:\d{2}(?:[:.][\d.,]+)?)\s?(?:(?:gmt|utc)?(?<sign>[+-])(?<hours>\d{2}):?(?<minutes>\d{2})(?:\s?\(.*\))?|z|gmt|utc)$/;
/** Seconds, milliseconds or microseconds since 1970, from 2001 to 2286. */
const count = /^\d{10}(?:\d{3}|\d{6})?(?:\.\d+)?$/;

/** The moment of a text like 2026-02-08 16:04, Feb 8, 2026 at 4:04 PM or 2026-02-08T16:04:00+01:00; null if it has no date. */
export function readMoment(text: string, form: DateForm = anyForm): ReadMoment | null {
  const written = withSpaces(writtenDate(text));
  if (count.test(written)) return readCount(written);
  const offset = written.match(offsetAtEnd);
  const clock = offset ? written.slice(0, offset.index) : written;
  const times = timesIn(clock);
  const timed = times.flatMap((found) =>
    datesIn(found.beside.trim(), form).flatMap(({ date, wording }) => {
      const time = clockTime(found, wording.half);
      return time === null ? [] : [{ date, time, wording, second: found.second }];
    }),
  );
  if (timed.length > 0) {
    const moment = onlyMeaning(timed, form);
    if (!moment) return null;
    const { date, time, second } = moment;
    if (offset) return atOffset(date, `${time}:${second}`, offset.groups ?? {});
    return { date, time, instant: null, utcOffset: null };
  }
  if (offset || times.some(({ isSure }) => isSure)) return null;
  const date = readDate(clock, form);
  return date === null ? null : { date, time: null, instant: null, utcOffset: null };
}

/** Writes a space between the date and the time of ISO 8601, also in its form without separators. */
const withSpaces = (written: string) =>
  written
    .replace(/^(\d{8})t?(\d{2})(\d{2})(\d{2})(?!\d)/, "$1 $2:$3:$4")
    .replace(/^(\d{8})t(\d{2})(\d{2})(?!\d)/, "$1 $2:$3")
    .replace(/(?<=\d)t(?=\d{1,2}:)/, " ");

function readCount(written: string): ReadMoment | null {
  const digits = written.split(".")[0]?.length ?? 0;
  const moment = Math.floor(Number(written) * 10 ** (13 - digits));
  const clock = clockAt(moment, 0);
  return clock && { ...clock, instant: new Date(moment).toISOString(), utcOffset: null };
}

function atOffset(
  date: string,
  time: string,
  { sign, hours, minutes }: Record<string, string>,
): ReadMoment | null {
  const utcOffset = sign ? Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) : null;
  const moment = Date.parse(`${date}T${time}Z`) - (utcOffset ?? 0) * 60_000;
  if (Number.isNaN(moment) || Math.abs(utcOffset ?? 0) > utcOffsetRange.max) return null;
  return { date, time: time.slice(0, 5), instant: new Date(moment).toISOString(), utcOffset };
}

/** The wall clock of a moment (epoch milliseconds) at an offset (minutes east of UTC); null outside of the years 0 to 9999. */
export function clockAt(moment: number, utcOffset: number): { date: string; time: string } | null {
  const wallClock = moment + utcOffset * 60_000;
  const day = Math.floor(wallClock / dayMs);
  if (!(day >= -719_528 && day < 2_932_897)) return null;
  return { date: dateOfDay(day), time: new Date(wallClock).toISOString().slice(11, 16) };
}
