import type { InsightUniverse, Reader } from "#domain/insights/insights.ts";
import type { Insights } from "#domain/insights/insights-data.ts";
import type { InsightEntry } from "#domain/insights/scored-stars.ts";
import type { ToWorker } from "./insights-worker.ts";

/** Copying these takes a few milliseconds. */
const starsAtOnce = 1_000;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Computes the insights in a worker. Rejects if the worker fails or `signal` aborts. */
export async function computeInWorker(
  { entries, ...rest }: InsightUniverse,
  reader: Reader,
  signal: AbortSignal,
): Promise<Insights> {
  const worker = new Worker(new URL("./insights-worker.ts", import.meta.url), { type: "module" });
  const post = (message: ToWorker) => worker.postMessage(message);
  const computed = resultOf(worker, signal);
  // If the worker fails while stars are sent, this function rejects below.
  computed.catch(() => {});
  try {
    for (let at = 0; at < entries.length; at += starsAtOnce) {
      signal.throwIfAborted();
      post({ type: "stars", stars: entries.slice(at, at + starsAtOnce).map(withoutNote) });
      await nextTask();
    }
    post({ type: "compute", rest, reader });
    return await computed;
  } finally {
    worker.terminate();
  }
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

function resultOf(worker: Worker, signal: AbortSignal): Promise<Insights> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.addEventListener("error", () => reject(new Error("The worker of the insights has failed.")));
    worker.addEventListener("message", ({ data }: MessageEvent<Insights>) => resolve(data));
  });
}
