import type { MoodEntry } from "#domain/mood-entry.ts";
import type { ExportJob, FromWorker, ToWorker } from "./export-job.ts";

/** Copying these takes a few milliseconds. */
const starsAtOnce = 1_000;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

type Options = { onProgress: (share: number) => void; signal: AbortSignal };

/** Makes a file in a worker. `onProgress` gets shares from 0 to 1. Rejects if the worker fails or `signal` aborts. */
export async function makeInWorker(
  job: ExportJob,
  stars: readonly MoodEntry[],
  { onProgress, signal }: Options,
): Promise<Blob> {
  const worker = new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module" });
  const post = (message: ToWorker) => worker.postMessage(message);
  const made = resultOf(worker, { onProgress, signal });
  // If the worker fails while stars are sent, this function rejects below.
  made.catch(() => {});
  try {
    for (let at = 0; at < stars.length; at += starsAtOnce) {
      post({ type: "stars", stars: stars.slice(at, at + starsAtOnce) });
      await nextTask();
    }
    post({ type: "make", job });
    return await made;
  } finally {
    worker.terminate();
  }
}

function resultOf(worker: Worker, { onProgress, signal }: Options): Promise<Blob> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.addEventListener("error", () => reject(new Error("The worker that makes files has failed.")));
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "made") resolve(data.blob);
      else onProgress(data.share);
    });
  });
}
