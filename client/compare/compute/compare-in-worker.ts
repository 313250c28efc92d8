import type { ComparisonResult } from "#domain/comparison/comparison-data.ts";
import type { InsightEntry } from "#domain/insights/scored-stars.ts";
import { offsetIn } from "#domain/local-time.ts";
import { columnsOf } from "../../stars/reading-columns.ts";
import { runInWorker } from "../../stars/run-in-worker.ts";
import type { CompareJob } from "./compare-worker.ts";

type Compared = Omit<CompareJob, "readings" | "universe"> & {
  readonly universe: CompareJob["universe"] & { readonly readings: Parameters<typeof columnsOf>[0] };
  readonly entries: readonly InsightEntry[];
  /** The zone in which old stars without an offset are read, as where their days were chosen. */
  readonly timeZone: string;
};

/** Compares in a worker. Rejects if it fails or `signal` aborts. */
export function compareInWorker(
  { entries, timeZone, universe: { readings, ...universe }, chosen, reader }: Compared,
  signal: AbortSignal,
): Promise<ComparisonResult> {
  const worker = new Worker(new URL("./compare-worker.ts", import.meta.url), { type: "module" });
  const job: CompareJob = { universe, readings: columnsOf(readings), chosen, reader };
  return runInWorker(worker, {
    ...{ stars: entries, part: (entry: InsightEntry) => sentOf(entry, timeZone), job, signal },
    resultOf: (result: ComparisonResult) => result,
  });
}

/** Comparing needs no note, so none is copied. */
const sentOf = (entry: InsightEntry, timeZone: string): InsightEntry => ({
  emotion: entry.emotion,
  intensity: entry.intensity,
  secondaryEmotion: entry.secondaryEmotion,
  secondaryIntensity: entry.secondaryIntensity,
  timestamp: entry.timestamp,
  utcOffset: entry.utcOffset ?? offsetIn(timeZone, Date.parse(entry.timestamp)),
  tags: entry.tags,
});
