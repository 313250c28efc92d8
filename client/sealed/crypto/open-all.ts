/** Opens the words of records in the page or worker in which it runs. */

import type { SealedKind, Words } from "#domain/sealed/sealed-words.ts";
import type { EpochKeys } from "./keys.ts";
import { CannotOpen, openWords } from "./words.ts";

export type SealedItem = { readonly kind: SealedKind; readonly id: string; readonly sealed: string };

/** What opens the records. Keys that cannot be read stay so in a worker. */
export type OpenJob = { readonly keys: readonly EpochKeys[]; readonly userId: string };

/** So many are opened at once: the browser has several threads for this. */
const atOnce = 200;

/** The words of each item, in their order; null for those that do not open. */
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
