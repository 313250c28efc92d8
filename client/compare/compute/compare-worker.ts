/** The worker that compares the days of two sides. */

import type { ChosenDays } from "#domain/comparison/chosen-days.ts";
import { compare } from "#domain/comparison/compare.ts";
import type { InsightUniverse, Reader } from "#domain/insights/insights.ts";
import type { InsightEntry } from "#domain/insights/scored-stars.ts";
import { type ReadingColumns, rowsOf } from "../../stars/reading-columns.ts";
import { onStarsAndJob } from "../../stars/star-worker.ts";

/** Everything but the stars, which arrive before it. */
export type CompareJob = {
  readonly universe: Omit<InsightUniverse, "entries" | "readings">;
  readonly readings: readonly ReadingColumns[];
  readonly chosen: ChosenDays;
  readonly reader: Reader;
};

onStarsAndJob<InsightEntry, CompareJob>((entries, { universe, readings, chosen, reader }) =>
  postMessage(compare({ ...universe, entries, readings: rowsOf(readings), chosen }, reader)),
);
