/** Writes a universe into the copy of this browser after each change. */

import { changesForm } from "#domain/records/changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { runInSlices } from "../loading/slices.ts";
import {
  type Head,
  headKinds,
  headSchema,
  monthsOf,
  type StoredUniverse,
  storedForm,
  stores,
} from "./database.ts";
import type { Connection } from "./open-database.ts";
import { byMonth, changedMonths, columns, type Months, packStars } from "./packed-stars.ts";

/** What a write left in the copy: its stamp, and the stars by month. */
export type Kept = { readonly stamp: string; readonly months: Months };

export const keptOf = (stamp: string, entries: readonly MoodEntry[]): Kept => ({
  stamp,
  months: byMonth(entries),
});

/**
 * Writes what changed since `before`, or everything if somebody else has written meanwhile. The copy is never a mixture:
 * one transaction writes the head and the months. Rejects where nothing can be stored; then the copy is as it was.
 * `mayKeep` is asked once more when nothing else can come between: the person can sign out while the stars are packed.
 */
export async function writeUniverse(
  copy: Connection,
  userId: string,
  universe: StoredUniverse,
  { before, stamp, mayKeep }: Order,
): Promise<Kept> {
  const kept = keptOf(stamp, universe.entries);
  const months = { userId, universe, kept, mayKeep };
  const isWritten = before !== null && (await writeMonths(copy, months, before));
  if (!isWritten) await writeMonths(copy, months, null);
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

async function writeMonths(
  copy: Connection,
  { userId, universe, kept, mayKeep }: Writing,
  before: Kept | null,
): Promise<boolean> {
  const changed = changedMonths(kept.months, before?.months ?? new Map());
  const packed = await runInSlices(packMonths(kept.months, changed));
  const gone = [...(before?.months.keys() ?? [])].filter((month) => !kept.months.has(month));
  return copy.run([stores.heads, stores.months], "readwrite", async (transaction) => {
    const heads = transaction.objectStore(stores.heads);
    const months = transaction.objectStore(stores.months);
    const known = await heads.get(userId);
    if (!mayKeep(userId) || (before && stampOf(known) !== before.stamp)) return false;
    await Promise.all([
      heads.put(headOf(universe, kept.stamp), userId),
      before ? null : months.delete(monthsOf(userId)),
      ...gone.map((month) => months.delete([userId, month])),
      ...packed.map(([month, text]) => months.put(text, [userId, month])),
    ]);
    return true;
  });
}

function* packMonths(
  months: Months,
  names: readonly string[],
): Generator<void, (readonly [string, string])[]> {
  const packed: (readonly [string, string])[] = [];
  for (const month of names) {
    packed.push([month, packStars(months.get(month) ?? [])]);
    yield;
  }
  return packed;
}

const stampOf = (head: unknown): string | null => headSchema.safeParse(head).data?.stamp ?? null;

function headOf(universe: StoredUniverse, stamp: string): Head {
  const { revision, nextOrdinal, etag, entries } = universe;
  return {
    ...{ form: storedForm, changesForm, stamp, columns: [...columns], stars: entries.length },
    ...{ revision, nextOrdinal, etag },
    ...Object.fromEntries(headKinds.map(({ list }) => [list, universe[list]])),
  };
}
