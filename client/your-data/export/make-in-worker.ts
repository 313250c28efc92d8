import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { sendTexts } from "../../languages/texts-for-worker.ts";
import { runInWorker } from "../../stars/run-in-worker.ts";
import type { ExportJob, FromWorker } from "./export-job.ts";

type Options = { onProgress: (share: number) => void; signal: AbortSignal };

/** Makes a file in a worker. `onProgress` gets shares from 0 to 1. Rejects if the worker fails or `signal` aborts. */
export function makeInWorker(
  job: ExportJob,
  stars: readonly MoodEntry[],
  { onProgress, signal }: Options,
): Promise<Blob> {
  const worker = new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module" });
  return runInWorker(worker, {
    ...{ stars, job, signal },
    part: (star) => star,
    resultOf(message: FromWorker) {
      if (message.type === "made") return message.blob;
      if (message.type === "progress") onProgress(message.share);
      else void sendTexts(worker, message, job.preference.language);
      return null;
    },
  });
}
