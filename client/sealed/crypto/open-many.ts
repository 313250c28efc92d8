/** Opens the words of many records, in a worker where they are so many that a page would stop. */

import type { Words } from "#domain/sealed/sealed-words.ts";
import { runInWorker } from "../../stars/run-in-worker.ts";
import type { EpochKeys } from "./keys.ts";
import { type OpenJob, openAll, type SealedItem } from "./open-all.ts";

/** A worker needs longer to start than the page to open these. */
const mostInPage = 100;

/**
 * The words of each item, in their order; null for those that do not open. They are the words of this record, and not of
 * whatever has the same sealed text: a server could have given it to two.
 */
export async function openMany(
  keys: readonly EpochKeys[],
  userId: string,
  items: readonly SealedItem[],
  signal: AbortSignal,
): Promise<readonly (Words | null)[]> {
  signal.throwIfAborted();
  const job: OpenJob = { keys, userId };
  if (items.length <= mostInPage) return openAll(items, job);
  const worker = new Worker(new URL("./open-worker.ts", import.meta.url), { type: "module" });
  return runInWorker(worker, {
    ...{ stars: items, job, signal },
    part: ({ kind, id, sealed }: SealedItem): SealedItem => ({ kind, id, sealed }),
    resultOf: (words: readonly (Words | null)[]) => words,
  });
}
