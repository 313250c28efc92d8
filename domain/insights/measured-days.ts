/** The days of a tracker beside those of the stars, as columns of a regression. */

import { dayOfDate } from "../calendar.ts";
import type { Reading } from "../records/reading/reading.ts";
import type { Tracker } from "../records/tracker/tracker.ts";
import { valueOfDay } from "../trackers/value-of-day.ts";
import { meanOf, negligible, sumOfSquares } from "./daily-means.ts";

/** What the insights read of a tracker, and of a reading. */
export type MeasuringTracker = Pick<Tracker, "id" | "kind">;
export type MeasuredReading = Pick<Reading, "trackerId" | "at" | "value">;

/** A tracker and its values, by the number of the day. */
export type TrackedDays = { readonly trackerId: string; readonly values: ReadonlyMap<number, number> };

/** The values of the days after `after` until `today`, the earliest first, whatever the order of the readings. */
export function trackedDays(
  trackers: readonly MeasuringTracker[],
  readings: readonly MeasuredReading[],
  { after, today }: { readonly after: number; readonly today: number },
): readonly TrackedDays[] {
  const byTracker = Map.groupBy(readings, ({ trackerId }) => trackerId);
  return trackers.map((tracker) => {
    // Sums of the same numbers in another order would differ in their last digit.
    const some = (byTracker.get(tracker.id) ?? []).toSorted((one, other) => (one.at < other.at ? -1 : 1));
    // The day of a reading is that of its date; at.ts would bring its refusals into the worker.
    const days = [...Map.groupBy(some, ({ at }) => dayOfDate(at.slice(0, 10)))].filter(
      ([day]) => after < day && day <= today,
    );
    const values = days.map(([day, ofDay]): [number, number] => [
      day,
      valueOfDay(
        tracker,
        ofDay.map(({ value }) => value),
      ),
    ]);
    return { trackerId: tracker.id, values: new Map(values) };
  });
}

/** One entry for each day: 0 where there is no value, which `missing` says with a 1. */
export type Column = {
  readonly values: Float64Array;
  readonly missing: Float64Array;
  /** The number of values that are not missing. */
  readonly count: number;
};

/** Values farther from the middle half than three times its width are drawn to there: 75 hours of sleep are a slip. */
const fence = 3;

/** Standardizes the values up to the day `today` within the person; all are 0 if they are all the same. */
export function standardized(tracked: TrackedDays, today: number): ReadonlyMap<number, number> {
  const known = [...tracked.values].filter(([day]) => day <= today);
  const sorted = known.map(([, value]) => value).sort((one, other) => one - other);
  const quartile = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  const [low, high] = [quartile(0.25), quartile(0.75)];
  const reach = high > low ? fence * (high - low) : Number.POSITIVE_INFINITY;
  const tamed = known.map(
    ([day, value]) => [day, Math.min(high + reach, Math.max(low - reach, value))] as const,
  );
  const values = tamed.map(([, value]) => value);
  const mean = meanOf(values);
  const sd = Math.sqrt(sumOfSquares(values, mean) / values.length);
  const isOneValue = !(sd > negligible * Math.max(1, Math.abs(mean)));
  return new Map(tamed.map(([day, value]) => [day, isOneValue ? 0 : (value - mean) / sd]));
}

/** The value that the tracker had `ago` days before each day; −1 is the day after it. */
export function columnOf(
  days: readonly { readonly day: number }[],
  values: ReadonlyMap<number, number>,
  ago: number,
): Column {
  const found = days.map(({ day }) => values.get(day - ago));
  const missing = Float64Array.from(found, (value) => (value === undefined ? 1 : 0));
  return {
    values: Float64Array.from(found, (value) => value ?? 0),
    missing,
    count: missing.reduce((count, isMissing) => count + 1 - isMissing, 0),
  };
}

/** How many days have another value than the most frequent one. */
export function otherDays({ values, missing, count }: Column): number {
  const counts = new Map<number, number>();
  for (const [at, value] of values.entries())
    if (missing[at] === 0) counts.set(value, (counts.get(value) ?? 0) + 1);
  return count - Math.max(0, ...counts.values());
}
