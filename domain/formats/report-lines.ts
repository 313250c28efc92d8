/** What was measured, as a small line on the report for each tracker that the person chose. */

import { type DaySpan, daysIn, mondayOf } from "../calendar.ts";
import type { Tracker } from "../records/tracker/tracker.ts";
import { dayValuesOf, type Measured } from "../trackers/day-values.ts";
import { runsOf } from "../trackers/runs.ts";

/** A place on the line: from the first day of the report to the last, and from the lowest value to the highest, 0 to 1. */
export type LinePoint = { readonly along: number; readonly up: number };

export type ReportLine = {
  readonly tracker: Tracker;
  /** Points that follow each other without a gap; a day alone is a run of one. */
  readonly runs: readonly (readonly LinePoint[])[];
  /** How many days have a value. */
  readonly days: number;
  readonly lowest: number;
  readonly highest: number;
  readonly mean: number;
};

/** More days than these are too many to tell apart on paper: a point is a week then. */
const mostDays = 400;

/** What a point of the lines is. */
export const stepOf = (span: DaySpan): "day" | "week" => (daysIn(span) > mostDays ? "week" : "day");

/** The trackers with a reading within the span, in their order. */
export const linesOf = (universe: Measured, span: DaySpan): readonly ReportLine[] =>
  universe.trackers.flatMap((tracker) => lineOf(universe, tracker, span) ?? []);

function lineOf(universe: Measured, tracker: Tracker, span: DaySpan): ReportLine | null {
  const values = [...dayValuesOf(universe, tracker)].filter(([day]) => day >= span.first && day <= span.last);
  if (values.length === 0) return null;
  const all = values.map(([, value]) => value);
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const step = stepOf(span) === "week" ? 7 : 1;
  const start = step === 1 ? span.first : mondayOf(span.first);
  const byStep = Map.groupBy(values, ([day]) => Math.floor((day - start) / step));
  const steps = [...byStep].map(([day, found]) => ({ day, value: meanOf(found.map(([, value]) => value)) }));
  const last = Math.floor((span.last - start) / step);
  const placeOf = ({ day, value }: { day: number; value: number }): LinePoint => ({
    along: last === 0 ? 0.5 : day / last,
    up: highest === lowest ? 0.5 : (value - lowest) / (highest - lowest),
  });
  return {
    ...{ tracker, lowest, highest, days: values.length, mean: meanOf(all) },
    runs: runsOf(steps).map((run) => run.map(placeOf)),
  };
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
