/** What a client holds of a universe, and how it follows the feed of changes. */

import type { Changes } from "./changes.ts";
import { type ListsOf, type RecordKinds, type Row, recordKinds } from "./record-kinds.ts";

/** The lists are sorted in the orders of their kinds. */
export type Universe = ListsOf<typeof recordKinds> & {
  /** Every change up to this revision is known. */
  readonly revision: number;
  readonly nextOrdinal: number;
};

/** A universe with the lists of any kinds. */
type Held = { readonly revision: number; readonly nextOrdinal: number };
type Reply = Held & {
  readonly isWhole: boolean;
  readonly removed: Readonly<Record<string, readonly string[]>>;
};

/**
 * The universe after a reply of the feed. What did not change stays the identical object or array, and when nothing
 * changed the result is `known` itself. A row that is newer than the reply, because it came with the reply to a write,
 * stays. `known` is null before the first reply, which must be whole.
 */
export const applyChanges = changesOf(recordKinds) as unknown as (
  known: Universe | null,
  changes: Changes,
) => Universe;

/** `applyChanges` for other kinds of records than those of the product. */
export function changesOf(kinds: RecordKinds) {
  const lists = Object.values(kinds);
  return (known: Held | null, changes: Reply): Held => {
    const { revision, nextOrdinal, isWhole, removed } = changes;
    // A reply that a later one has overtaken.
    if (known !== null && revision <= known.revision && !isWhole) return known;
    // A whole universe with a lower revision comes from a server whose data was replaced.
    const from = known && revision >= known.revision ? known : null;
    const merged = lists.map(({ list: name, compare, fromFeed, partOf }) => {
      const [held, sent] = [rowsOf(from, name), rowsOf(changes, name)];
      const rows = fromFeed ? fromFeed(sent) : sent;
      const gone = new Set(removed[name]);
      const wholesGone = new Set(partOf && removed[partOf.list]);
      const isGone = (row: Row) =>
        gone.has(row.id) || (partOf !== undefined && wholesGone.has(wholeOf(row, partOf.field)));
      const next = isWhole
        ? replaceRows(held, rows, revision, compare)
        : mergeRows(held, rows, isGone, revision, compare);
      return [name, next] as const;
    });
    const isSame =
      known?.revision === revision &&
      known.nextOrdinal === nextOrdinal &&
      merged.every(([name, rows]) => rows === rowsOf(known, name));
    return isSame ? known : { revision, nextOrdinal, ...Object.fromEntries(merged) };
  };
}

const nothing: readonly Row[] = [];

const rowsOf = (lists: object | null, name: string) =>
  (lists as Readonly<Record<string, readonly Row[]>> | null)?.[name] ?? nothing;

const wholeOf = (row: Row, field: string) => String((row as unknown as Record<string, unknown>)[field]);

type Compare<R> = (one: R, other: R) => number;

/** `rows`, as the identical objects where they are known already, and those of `held` that are newer than `revision`. */
function replaceRows<R extends Row>(
  held: readonly R[],
  rows: readonly R[],
  revision: number,
  compare: Compare<R>,
): readonly R[] {
  // The first load, whose rows are in order: at 100,000 stars, sorting them takes long.
  if (held.length === 0 && rows.length > 0 && isSorted(rows, compare)) return rows;
  const heldById = new Map(held.map((row) => [row.id, row]));
  const next = new Map(rows.map((row) => [row.id, row]));
  for (const [id, row] of heldById)
    if (row.revision > revision || row.revision === next.get(id)?.revision) next.set(id, row);
  return keepIfSame(held, [...next.values()].sort(compare));
}

/** Whether the rows are in order; false also where a row is repeated. */
const isSorted = <R>(rows: readonly R[], compare: Compare<R>) =>
  rows.every((row, at) => at === 0 || compare(rows[at - 1] as R, row) < 0);

/** `held` without those that are gone and not newer than `revision`, and with the newer ones of `rows`. */
function mergeRows<R extends Row>(
  held: readonly R[],
  rows: readonly R[],
  isGone: (row: R) => boolean,
  revision: number,
  compare: Compare<R>,
): readonly R[] {
  const arriving = new Map(rows.map((row) => [row.id, row]));
  const next: R[] = [];
  for (const row of held) {
    const newer = arriving.get(row.id);
    if (newer && newer.revision > row.revision) continue;
    arriving.delete(row.id);
    if (!isGone(row) || row.revision > revision) next.push(row);
  }
  next.push(...arriving.values());
  return keepIfSame(held, arriving.size > 0 ? next.sort(compare) : next);
}

const keepIfSame = <R>(held: readonly R[], next: readonly R[]): readonly R[] =>
  held.length === next.length && held.every((row, at) => row === next[at]) ? held : next;
