/** The moment of an entry, by the rules for clock changes, missing times and moments that no star can have. */

import { offsetIn } from "../../../local-time.ts";
import { isTooEarly, momentOf } from "../../../moment.ts";
import { localTimeIn, readTypedMoment } from "../../../typed-moment.ts";
import { clockAt } from "../moment-text.ts";
import type { Problem, ReadEntry } from "../read-journal.ts";
import { remark } from "../remark.ts";

/** `now` in epoch milliseconds. */
export type Clocks = {
  /** The person's (IANA), for entries without a clock of their own. */
  readonly timeZone: string;
  /** Whether a moment without a clock keeps none, as in the product's own files. */
  readonly keepsUnknownClocks: boolean;
  readonly now: number;
};

type StarMoment = {
  readonly timestamp: string;
  readonly utcOffset: number | null;
  readonly timeZone: string | null;
};
export type PlacedEntry =
  | { readonly ok: true; readonly moment: StarMoment; readonly problem: Problem | null }
  | { readonly ok: false; readonly problem: Problem };

export const noon = "12:00";

export function momentOfEntry(entry: ReadEntry, clocks: Clocks): PlacedEntry {
  return entry.instant === null ? placeOnClock(entry, clocks) : placeInstant(entry, entry.instant, clocks);
}

function placeInstant(
  { row, date, utcOffset, timeZone }: ReadEntry,
  instant: string,
  clocks: Clocks,
): PlacedEntry {
  const given = Date.parse(instant);
  if (Number.isNaN(given) || isTooEarly(given)) return { ok: false, problem: tooEarly(row, date) };
  const moment = momentOf(instant, clocks.now);
  if (moment === null) return { ok: false, problem: inTheFuture(row, date) };
  const clock = timeZone ?? utcOffset ?? (clocks.keepsUnknownClocks ? null : clocks.timeZone);
  const timestamp = new Date(moment).toISOString();
  if (clock === null) return { ok: true, moment: { timestamp, utcOffset, timeZone }, problem: null };
  const local = localTimeIn(moment, clock);
  return { ok: true, moment: { ...local, utcOffset: utcOffset ?? local.utcOffset }, problem: null };
}

function placeOnClock({ row, date, time, utcOffset, timeZone }: ReadEntry, clocks: Clocks): PlacedEntry {
  const clock = timeZone ?? utcOffset ?? clocks.timeZone;
  const typed = readTypedMoment({ date, time: time ?? noon }, clock, clocks.now);
  if (typed.ok) return { ok: true, moment: typed.choices[0] as StarMoment, problem: null };
  if (typed.reason === "skipped")
    return { ok: true, moment: typed.nearest, problem: skippedHour(row, date, time ?? noon) };
  if (typed.reason === "in-the-future" && time === null) {
    // A day without a time that has begun is not in the future, even before noon.
    const today = clockAt(clocks.now, offsetIn(clock, clocks.now));
    if (today?.date === date) return { ok: true, moment: localTimeIn(clocks.now, clock), problem: null };
  }
  return { ok: false, problem: typed.reason === "too-early" ? tooEarly(row, date) : inTheFuture(row, date) };
}

const tooEarly = (row: number, date: string): Problem => ({
  ...{ row, code: "too-early", severity: "skipped" },
  remark: remark("tooEarly", { date }),
});

const inTheFuture = (row: number, date: string): Problem => ({
  ...{ row, code: "in-the-future", severity: "skipped" },
  remark: remark("inTheFuture", { date }),
});

const skippedHour = (row: number, date: string, time: string): Problem => ({
  ...{ row, code: "skipped-hour", severity: "changed" },
  remark: remark("skippedHour", { date, time }),
});
