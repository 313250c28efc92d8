/** The worker that computes the insights. */

import { type InsightUniverse, insightsOf, type Reader } from "#domain/insights/insights.ts";
import type { InsightEntry } from "#domain/insights/scored-stars.ts";
import { type ReadingColumns, rowsOf } from "../../stars/reading-columns.ts";
import { onStarsAndJob } from "../../stars/star-worker.ts";

/** Everything but the stars, which arrive before it. */
export type InsightsJob = {
  readonly rest: Omit<InsightUniverse, "entries" | "readings">;
  readonly readings: readonly ReadingColumns[];
  readonly reader: Reader;
};

onStarsAndJob<InsightEntry, InsightsJob>((entries, { rest, readings, reader }) => {
  postMessage(insightsOf({ ...rest, entries, readings: rowsOf(readings) }, reader));
});
