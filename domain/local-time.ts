/** The wall clock of the person at the moment of a star. */

import { dayMs } from "./calendar.ts";

/** Minutes east of UTC. */
export const utcOffsetRange = { min: -840, max: 840 } as const;

/** Names that were found to be time zones, because the check takes long and an import repeats it for each star. */
const knownZones = new Set<string>();
/** More than there are; a name can be spelled in many ways, because its case does not matter. */
const mostKnownZones = 1_000;

/** True for an IANA name such as `Europe/Berlin` that this runtime knows; false for a bare offset. */
export function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true;
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
  } catch {
    return false;
  }
  if (knownZones.size < mostKnownZones) knownZones.add(name);
  return true;
}

/** The offset and time zone of this device at a moment (epoch milliseconds). `timeZone` is null where it is unknown. */
export function localTimeAt(moment: number): { utcOffset: number; timeZone: string | null } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    // Adding 0 turns −0 into 0. Offsets before standard time have seconds.
    utcOffset: Math.round(deviceOffset(moment)) + 0,
    timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null,
  };
}

/** An IANA time zone, or a fixed number of minutes east of UTC where the zone of a star is unknown. */
export type Clock = string | number;

/** The minutes east of UTC of a clock at a moment (epoch milliseconds). Throws a RangeError for an unknown zone. */
export function offsetIn(clock: Clock, moment: number): number {
  if (typeof clock === "number") return clock;
  // A list of parts would take three times as long as the text, which ends with the offset.
  const text = offsetFormat(clock).format(moment);
  const [, sign, hours = 0, minutes = 0] = text.match(/GMT([+-])(\d\d):(\d\d)/) ?? [];
  const size = Number(hours) * 60 + Number(minutes);
  return sign === "-" ? -size : size;
}

/**
 * The moments (epoch milliseconds, in order) at which a clock shows the UTC fields of `wallClock` (milliseconds): one; two
 * for an hour that a clock change repeats; none for one that it skips.
 */
export function momentsAt(wallClock: number, clock: Clock): readonly number[] {
  const moments = offsetsAround(wallClock, clock).map((offset) => ({
    offset,
    moment: wallClock - offset * 60_000,
  }));
  const shown = moments.filter(({ offset, moment }) => offsetIn(clock, moment) === offset);
  return [...new Set(shown.map(({ moment }) => moment))].sort((one, other) => one - other);
}

/** The moment for a time that a clock change skips: as long after the change as the time is after the last one before it. */
export const momentAfterSkip = (wallClock: number, clock: Clock): number =>
  wallClock - offsetsAround(wallClock, clock)[0] * 60_000;

/** The offsets before and after a clock change that affects a time, if there is one. Every offset is less than a day. */
const offsetsAround = (wallClock: number, clock: Clock): readonly [before: number, after: number] => [
  offsetIn(clock, wallClock - dayMs),
  offsetIn(clock, wallClock + dayMs),
];

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** Kept, because a format takes long to make. */
function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const known = offsetFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  offsetFormats.set(timeZone, made);
  return made;
}

/** `timestamp` is ISO 8601; `utcOffset` is in minutes east of UTC, null where it is unknown. */
export type LocalMoment = { readonly timestamp: string; readonly utcOffset: number | null };

const deviceOffset = (moment: number) => -new Date(moment).getTimezoneOffset();

/**
 * The date and time on the person's wall clock, as a `Date` whose UTC fields show them. A star without an offset is
 * read on the reader's clock: `readerOffset` gives the minutes east of UTC at a moment (epoch milliseconds), by default
 * those of this device.
 */
export const wallClockOf = (star: LocalMoment, readerOffset = deviceOffset): Date =>
  new Date(wallClockTime(star, readerOffset));

/** The wall clock as a number of milliseconds, for lists of many stars; NaN for a time that does not exist. */
export function wallClockTime({ timestamp, utcOffset }: LocalMoment, readerOffset = deviceOffset): number {
  const moment = Date.parse(timestamp);
  return moment + (utcOffset ?? readerOffset(moment)) * 60_000;
}

/** The number of the calendar day at an offset; consecutive days have consecutive numbers. `moment` in epoch milliseconds. */
export const dayAt = (moment: number, utcOffset: number): number =>
  Math.floor((moment + utcOffset * 60_000) / dayMs);

/** The number of the calendar day on the person's wall clock; see `wallClockOf`. */
export const dayOf = (star: LocalMoment): number => dayAt(wallClockOf(star).getTime(), 0);
