/** Readings as a table, for CSV files: one row for each reading. */

import { isDay } from "../records/reading/at.ts";
import type { Reading } from "../records/reading/reading.ts";
import type { Tracker } from "../records/tracker/tracker.ts";
import { offsetText } from "./clock-text.ts";
import { neutralizeFormula } from "./formula.ts";

/** `date` and `time` are of the person's wall clock. A duration is in minutes, yes is 1 and no is 0. */
export const readingTableHeader: readonly string[] = [
  ...["tracker", "date", "time", "value", "unit", "kind", "utc_offset", "time_zone"],
];

/** The cells of a reading, none of which a spreadsheet runs as a formula. */
export function readingRow({ name, unit, kind }: Tracker, reading: Reading): readonly string[] {
  const { at, value, utcOffset, timeZone } = reading;
  return [
    ...[neutralizeFormula(name), at.slice(0, 10), isDay(at) ? "" : at.slice(11)],
    // A negative number is no formula.
    ...[String(value), neutralizeFormula(kind === "duration" ? "min" : unit), kind],
    ...[utcOffset === null ? "" : offsetText(utcOffset), timeZone ?? ""],
  ];
}
