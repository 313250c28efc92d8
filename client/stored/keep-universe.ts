/** Writes a universe into the copy of this browser after each change. */

import { changesForm } from "#domain/records/changes.ts";
import type { Reading } from "#domain/records/reading/reading.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { runInSlices } from "../loading/slices.ts";
import { type Head, headKinds, headSchema, type StoredUniverse, storedForm, stores } from "./database.ts";
import type { Connection } from "./open-database.ts";
import { columns } from "./packed-stars.ts";
import {
  changedParts,
  keysOf,
  type PartedList,
  type Parts,
  partsOf,
  readingParts,
  starParts,
} from "./parts.ts";

/** What a write left in the copy: its stamp, and the parts of its long lists. */
export type Kept = {
  readonly stamp: string;
  readonly stars: Parts<MoodEntry>;
  readonly readings: Parts<Reading>;
};

export const keptOf = (stamp: string, universe: StoredUniverse): Kept => ({
  stamp,
  stars: partsOf(starParts, universe),
  readings: partsOf(readingParts, universe),
});

/**
 * Writes what changed since `before`, or everything if somebody else has written meanwhile. The copy is never a mixture:
 * one transaction writes the head and the parts. Rejects where nothing can be stored; then the copy is as it was.
 * `mayKeep` is asked once more when nothing else can come between: the person can sign out while the stars are packed.
 */
export async function writeUniverse(
  copy: Connection,
  userId: string,
  universe: StoredUniverse,
  { before, stamp, mayKeep }: Order,
): Promise<Kept> {
  const kept = keptOf(stamp, universe);
  const writing = { userId, universe, kept, mayKeep };
  const isWritten = before !== null && (await write(copy, writing, before));
  if (!isWritten) await write(copy, writing, null);
  return kept;
}

type Order = {
  readonly before: Kept | null;
  readonly stamp: string;
  readonly mayKeep: (userId: string) => boolean;
};

type Writing = Pick<Order, "mayKeep"> & {
  readonly userId: string;
  readonly universe: StoredUniverse;
  readonly kept: Kept;
};

async function write(
  copy: Connection,
  { userId, universe, kept, mayKeep }: Writing,
  before: Kept | null,
): Promise<boolean> {
  const packed = [
    await runInSlices(pack(starParts, userId, kept.stars, before?.stars)),
    await runInSlices(pack(readingParts, userId, kept.readings, before?.readings)),
  ];
  return copy.run([stores.heads, stores.parts], "readwrite", async (transaction) => {
    const heads = transaction.objectStore(stores.heads);
    const parts = transaction.objectStore(stores.parts);
    const known = await heads.get(userId);
    if (!mayKeep(userId) || (before && stampOf(known) !== before.stamp)) return false;
    await Promise.all([
      heads.put(headOf(universe, kept.stamp), userId),
      ...packed.flatMap(({ gone }) => gone).map((keys) => parts.delete(keys)),
      ...packed.flatMap(({ texts }) => texts).map(([key, text]) => parts.put(text, [...key])),
    ]);
    return true;
  });
}

/** The parts that are others than `before`, and the keys of those that are gone: of all, where nothing is known of before. */
function* pack<Row>(
  list: PartedList<Row>,
  userId: string,
  parts: Parts<Row>,
  before: Parts<Row> = new Map(),
) {
  const keyOf = (name: string) => [...list.keyOf(userId), name];
  const texts: (readonly [readonly string[], string])[] = [];
  for (const name of changedParts(parts, before)) {
    texts.push([keyOf(name), list.pack(parts.get(name) ?? [])]);
    yield;
  }
  const gone = [...before.keys()]
    .filter((name) => !parts.has(name))
    .map((name) => IDBKeyRange.only(keyOf(name)));
  return { texts, gone: before.size > 0 ? gone : [keysOf(list, userId)] };
}

const stampOf = (head: unknown): string | null => headSchema.safeParse(head).data?.stamp ?? null;

function headOf(universe: StoredUniverse, stamp: string): Head {
  const { revision, nextOrdinal, etag, entries, readings } = universe;
  return {
    ...{ form: storedForm, changesForm, stamp, columns: [...columns] },
    ...{ stars: entries.length, readings: readings.length, revision, nextOrdinal, etag },
    ...Object.fromEntries(headKinds.map(({ list }) => [list, universe[list]])),
  };
}
