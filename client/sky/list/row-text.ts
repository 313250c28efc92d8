/** The texts of a row. */

import { firstGraphemes } from "#domain/graphemes.ts";
import { starTexts } from "#domain/languages/en/star-texts.ts";
import { dateTimeFormat } from "#domain/languages/format.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { type LocalMoment, wallClockOf } from "#domain/local-time.ts";

/** The zone is UTC, because it formats a wall clock. */
const dayAndTime: Intl.DateTimeFormatOptions = {
  ...{ weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" },
  timeZone: "UTC",
};

/** Day and time on the person's wall clock; the year is in the month's heading. */
export function formatDay(t: Translator, star: LocalMoment): string {
  const time = wallClockOf(star);
  return Number.isNaN(time.getTime())
    ? t(starTexts.unknownTime)
    : dateTimeFormat(t.locale, dayAndTime).format(time);
}

const maxLength = 80;

/** The note's first 80 characters on one line; CSS cuts off what does not fit the row. */
export const noteBeginning = (note: string): string =>
  firstGraphemes(note, maxLength).replace(/\s+/g, " ").trim();
