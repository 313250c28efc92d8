/** The value of a day: of all readings that a tracker has of it, on the person's wall clock. */

import { dayOf } from "../records/reading/at.ts";
import { type Reading, readingsOf } from "../records/reading/reading.ts";
import type { Tracker } from "../records/tracker/tracker.ts";
import { valueOfDay } from "./value-of-day.ts";

/** By the number of the day, the earliest first; a day without a reading has none. */
export type DayValues = ReadonlyMap<number, number>;

/** What a person measures, and what that gave. */
export type Measured = { readonly trackers: readonly Tracker[]; readonly readings: readonly Reading[] };

export const nothingMeasured: Measured = { trackers: [], readings: [] };

const known = new WeakMap<readonly Reading[], DayValues>();

/** Computed once for a list of readings: filters, calendars and the sky ask for the same. */
export function dayValuesOf(
  universe: Pick<Measured, "readings">,
  tracker: Pick<Tracker, "id" | "kind">,
): DayValues {
  const readings = readingsOf(universe, tracker.id);
  const held = known.get(readings);
  if (held) return held;
  const days = new Map<number, number>();
  let [day, values] = [Number.NaN, [] as number[]];
  const close = () => values.length > 0 && days.set(day, valueOfDay(tracker, values));
  for (const { at, value } of readings) {
    const next = dayOf(at);
    if (next !== day) {
      close();
      [day, values] = [next, []];
    }
    values.push(value);
  }
  close();
  known.set(readings, days);
  return days;
}

const daysKnown = new WeakMap<readonly Reading[], ReadonlySet<number>>();

/** The numbers of the days that have a reading of any tracker. */
export function daysMeasured({ readings }: Pick<Measured, "readings">): ReadonlySet<number> {
  const days = daysKnown.get(readings) ?? new Set(readings.map(({ at }) => dayOf(at)));
  daysKnown.set(readings, days);
  return days;
}

/** Readings of one tracker on a day, the earliest first. Each list is sorted, so that most of it is not looked at. */
function readingsOn(readings: readonly Reading[], date: string): readonly Reading[] {
  let [low, high] = [0, readings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((readings[middle] as Reading).at < date) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (readings[end]?.at.startsWith(date)) end++;
  return readings.slice(low, end);
}

/** What a day measured: trackers in their order, with their value of it. `date` is `YYYY-MM-DD`. */
export const measuredOn = (
  { trackers, readings }: Measured,
  date: string,
): readonly { readonly tracker: Tracker; readonly value: number }[] =>
  readings.length === 0
    ? []
    : trackers.flatMap((tracker) => {
        const ofDay = readingsOn(readingsOf({ readings }, tracker.id), date);
        if (ofDay.length === 0) return [];
        return [
          {
            tracker,
            value: valueOfDay(
              tracker,
              ofDay.map(({ value }) => value),
            ),
          },
        ];
      });
