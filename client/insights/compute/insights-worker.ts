/** The worker that computes the insights. */

import { type InsightUniverse, insightsOf, type Reader } from "#domain/insights/insights.ts";
import type { InsightEntry } from "#domain/insights/scored-stars.ts";
import { onStarsAndJob } from "../../stars/star-worker.ts";

/** The readings of a tracker. */
export type ReadingColumns = {
  readonly trackerId: string;
  readonly at: readonly string[];
  readonly values: Float64Array;
};

/** Everything but the stars, which arrive before it. */
export type InsightsJob = {
  readonly rest: Omit<InsightUniverse, "entries" | "readings">;
  readonly readings: readonly ReadingColumns[];
  readonly reader: Reader;
};

onStarsAndJob<InsightEntry, InsightsJob>((entries, { rest, readings, reader }) => {
  const rows = readings.flatMap(({ trackerId, at, values }) =>
    at.map((moment, row) => ({ trackerId, at: moment, value: values[row] ?? 0 })),
  );
  postMessage(insightsOf({ ...rest, entries, readings: rows }, reader));
});
