/** Opens the words of many records, in a worker where they are so many that a page would stop. */

import type { SealedKind, Words } from "#domain/sealed/sealed-words.ts";
import { runInWorker } from "../../stars/run-in-worker.ts";
import type { EpochKeys } from "./keys.ts";
import { CannotOpen, openWords } from "./words.ts";

export type SealedItem = { readonly kind: SealedKind; readonly id: string; readonly sealed: string };

/** What the worker needs beside the records. Keys that cannot be read stay so in a worker. */
export type OpenJob = { readonly keys: readonly EpochKeys[]; readonly userId: string };

/** A worker needs longer to start than the page to open these. */
const mostInPage = 100;
/** So many are opened at once: the browser has several threads for this. */
const atOnce = 200;

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

export async function openAll(
  items: readonly SealedItem[],
  { keys, userId }: OpenJob,
): Promise<(Words | null)[]> {
  const opened: (Words | null)[] = [];
  for (let at = 0; at < items.length; at += atOnce) {
    const some = items.slice(at, at + atOnce);
    opened.push(...(await Promise.all(some.map((item) => openOrNull(keys, userId, item)))));
  }
  return opened;
}

async function openOrNull(
  keys: readonly EpochKeys[],
  userId: string,
  { kind, id, sealed }: SealedItem,
): Promise<Words | null> {
  try {
    return await openWords(keys, { userId, kind, id }, sealed);
  } catch (error) {
    if (error instanceof CannotOpen) return null;
    throw error;
  }
}
