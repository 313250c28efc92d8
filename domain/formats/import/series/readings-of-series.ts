/** The readings that the values of a series become with a tracker: one of each day or minute, in the tracker's unit. */

import { dayMs, dayOfDate } from "../../../calendar.ts";
import { offsetIn } from "../../../local-time.ts";
import { refusalOfAt } from "../../../records/reading/at.ts";
import { maxReadingsOfDay, type ReadingChange } from "../../../records/reading/reading.ts";
import { isValueOf } from "../../../records/tracker/range.ts";
import type { TrackerChange } from "../../../records/tracker/tracker.ts";
import { noon } from "../stars/moment-of-entry.ts";
import type { ReadSeries } from "./read-series.ts";
import { timesAsLong } from "./series-builder.ts";

export type Target = Pick<TrackerChange, "kind" | "unit" | "min" | "max" | "step" | "perDay">;
export type NewReading = ReadingChange & { readonly at: string };

export type ReadingsOfSeries = {
  readonly readings: readonly NewReading[];
  /** Values that the tracker cannot take, and those of a day that has not come or is long ago. */
  readonly outside: number;
  readonly ofOtherTimes: number;
  /** Readings that were rounded to a step. */
  readonly rounded: number;
  /** Values that became one reading with another, and those that were more than a day can have. */
  readonly joined: number;
  readonly tooMany: number;
};

/** `timeUnit` is that of the file, where it has a duration. `now` is in epoch milliseconds, `timeZone` IANA. */
export function readingsOfSeries(
  series: ReadSeries,
  timeUnit: string,
  target: Target,
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
): ReadingsOfSeries {
  const groups = groupsOf(series, target);
  const offsetAt = offsetsOf(timeZone);
  const perDay = new Map<string, number>();
  const counts = { outside: 0, ofOtherTimes: 0, rounded: 0, tooMany: 0 };
  const inTarget = timesAsLong(timeUnit, target.kind === "duration" ? "min" : (target.unit ?? ""));
  const readings: NewReading[] = [];
  for (const [at, indices] of groups) {
    const exact = tidy(combined(series, indices) * inTarget);
    const value = onStep(target, exact);
    const date = at.slice(0, 10);
    if (refusalOfAt(target, at, now) !== null) counts.ofOtherTimes += 1;
    else if (!isValueOf(target, value)) counts.outside += 1;
    else if ((perDay.get(date) ?? 0) >= maxReadingsOfDay) counts.tooMany += 1;
    else {
      perDay.set(date, (perDay.get(date) ?? 0) + 1);
      if (value !== exact) counts.rounded += 1;
      const utcOffset = series.utcOffsets[indices[0] ?? 0] ?? offsetAt(date);
      readings.push({ at, value, utcOffset, timeZone });
    }
  }
  return { readings, ...counts, joined: series.values.length - groups.size };
}

/** The places of the values by day or minute, in the order of time. */
function groupsOf({ at }: ReadSeries, { perDay }: Target): ReadonlyMap<string, readonly number[]> {
  const keyOf = (moment: string) => {
    if (perDay === "one") return moment.slice(0, 10);
    return moment.length > 10 ? moment : `${moment}T${noon}`;
  };
  const textOf = (index: number) => at[index] ?? "";
  const inOrder = [...at.keys()].sort((one, other) =>
    textOf(one) < textOf(other) ? -1 : textOf(one) > textOf(other) ? 1 : 0,
  );
  return Map.groupBy(inOrder, (index) => keyOf(textOf(index)));
}

function combined({ values, combining }: ReadSeries, indices: readonly number[]): number {
  const found = indices.map((index) => values[index] ?? 0);
  if (combining === "last") return found.at(-1) ?? 0;
  const sum = found.reduce((all, value) => all + value, 0);
  return combining === "sum" ? sum : sum / found.length;
}

/** Sums and products in floating point have more digits than anybody has measured. */
const tidy = (value: number) => Math.round(value * 1e6) / 1e6;

/** A duration is in whole minutes, a scale and a count have whole numbers, and others have the steps of the tracker. */
function onStep({ kind, min, step }: Target, value: number): number {
  const size = step ?? (kind === "number" || kind === "yes-no" ? 0 : 1);
  if (size === 0) return value;
  const from = min ?? 0;
  return tidy(from + Math.round((value - from) / size) * size);
}

/** Clocks change at night: the offset of a day is that of its noon. */
function offsetsOf(timeZone: string) {
  const known = new Map<string, number>();
  return (date: string): number => {
    const offset = known.get(date) ?? offsetIn(timeZone, (dayOfDate(date) + 0.5) * dayMs);
    known.set(date, offset);
    return offset;
  };
}
