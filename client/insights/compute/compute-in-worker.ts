import type { InsightUniverse, Reader } from "#domain/insights/insights.ts";
import type { Insights } from "#domain/insights/insights-data.ts";
import type { InsightEntry } from "#domain/insights/scored-stars.ts";
import { columnsOf } from "../../stars/reading-columns.ts";
import { runInWorker } from "../../stars/run-in-worker.ts";
import type { InsightsJob } from "./insights-worker.ts";

/** Computes the insights in a worker. Rejects if the worker fails or `signal` aborts. */
export function computeInWorker(
  { entries, readings = [], ...rest }: InsightUniverse,
  reader: Reader,
  signal: AbortSignal,
): Promise<Insights> {
  const worker = new Worker(new URL("./insights-worker.ts", import.meta.url), { type: "module" });
  const job: InsightsJob = { rest, readings: columnsOf(readings), reader };
  return runInWorker(worker, {
    ...{ stars: entries, part: withoutNote, job, signal },
    resultOf: (insights: Insights) => insights,
  });
}

/** The insights need no note, so none is copied. */
const withoutNote = (entry: InsightEntry): InsightEntry => ({
  emotion: entry.emotion,
  intensity: entry.intensity,
  secondaryEmotion: entry.secondaryEmotion,
  secondaryIntensity: entry.secondaryIntensity,
  timestamp: entry.timestamp,
  utcOffset: entry.utcOffset,
  tags: entry.tags,
});
