/** What a client holds of a universe, and how it follows the feed of changes. */

import type { Changes } from "./changes.ts";
import type { Constellation } from "./constellation/constellation.ts";
import type { MoodEntry } from "./star/mood-entry.ts";
import type { Tag } from "./tag/tag.ts";

/** `entries` are sorted by moment and then by id, `tags` and `constellations` by id. */
export type Universe = {
  /** Every change up to this revision is known. */
  readonly revision: number;
  readonly nextOrdinal: number;
  readonly entries: readonly MoodEntry[];
  readonly tags: readonly Tag[];
  readonly constellations: readonly Constellation[];
};

type Row = { readonly id: string; readonly revision: number };

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const byId = (one: Row, other: Row) => compareText(one.id, other.id);
const byMoment = (one: MoodEntry, other: MoodEntry) =>
  compareText(one.timestamp, other.timestamp) || byId(one, other);

/**
 * The universe after a reply of the feed. What did not change stays the identical object or array, and when nothing
 * changed the result is `known` itself. A row that is newer than the reply, because it came with the reply to a write,
 * stays. `known` is null before the first reply, which must be whole.
 */
export function applyChanges(known: Universe | null, changes: Changes): Universe {
  const isOlder = known !== null && changes.revision <= known.revision;
  // A reply that a later one has overtaken.
  if (isOlder && !changes.isWhole) return known;
  // A whole universe with a lower revision comes from a server whose data was replaced.
  const from = known && changes.revision >= known.revision ? known : emptyUniverse;
  const { revision, nextOrdinal, entries, tags, constellations, removed } = changes;
  const merge = <R extends Row>(
    held: readonly R[],
    rows: readonly R[],
    gone: readonly string[],
    compare: Compare<R>,
  ) =>
    changes.isWhole
      ? replaceRows(held, rows, revision, compare)
      : mergeRows(held, rows, new Set(gone), revision, compare);
  const next: Universe = {
    revision,
    nextOrdinal,
    entries: merge(from.entries, entries, removed.entries, byMoment),
    tags: merge(from.tags, tags, removed.tags, byId),
    constellations: merge(from.constellations, constellations, removed.constellations, byId),
  };
  return known && isSameUniverse(known, next) ? known : next;
}

/** The universe with a star from the reply to a write, unless a newer version of the star is known. */
export function withEntry(known: Universe, entry: MoodEntry): Universe {
  const entries = mergeRows(known.entries, [entry], new Set(), entry.revision, byMoment);
  return entries === known.entries ? known : { ...known, entries };
}

const emptyUniverse: Universe = { revision: 0, nextOrdinal: 0, entries: [], tags: [], constellations: [] };

const isSameUniverse = (one: Universe, other: Universe) =>
  one.revision === other.revision &&
  one.entries === other.entries &&
  one.tags === other.tags &&
  one.constellations === other.constellations;

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

/** Also false where a row is repeated. */
const isSorted = <R>(rows: readonly R[], compare: Compare<R>) =>
  rows.every((row, at) => at === 0 || compare(rows[at - 1] as R, row) < 0);

/** `held` without those of `gone` that are not newer than `revision`, and with the newer ones of `rows`. */
function mergeRows<R extends Row>(
  held: readonly R[],
  rows: readonly R[],
  gone: ReadonlySet<string>,
  revision: number,
  compare: Compare<R>,
): readonly R[] {
  const arriving = new Map(rows.map((row) => [row.id, row]));
  const next: R[] = [];
  for (const row of held) {
    const newer = arriving.get(row.id);
    if (newer && newer.revision > row.revision) continue;
    arriving.delete(row.id);
    if (!gone.has(row.id) || row.revision > revision) next.push(row);
  }
  next.push(...arriving.values());
  return keepIfSame(held, arriving.size > 0 ? next.sort(compare) : next);
}

const keepIfSame = <R>(held: readonly R[], next: readonly R[]): readonly R[] =>
  held.length === next.length && held.every((row, at) => row === next[at]) ? held : next;
