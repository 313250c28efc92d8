/** What single writes make of a universe, before its server has told it. */

import type { Universe } from "./apply-changes.ts";
import { replaceIdsInQuery } from "./comparison/comparison.ts";
import { differences } from "./content.ts";
import type { Fields } from "./fields.ts";
import { type ListsOf, type RecordKind, type Row, recordKinds } from "./record-kinds.ts";
import { type Correction, correctedContent } from "./star/correction.ts";
import { withMergedFeelings } from "./star/merged-feelings.ts";

type ListName = keyof ListsOf<typeof recordKinds>;
type RowOf<L extends ListName> = Universe[L][number];

const kinds = new Map<string, RecordKind>(Object.values(recordKinds).map((kind) => [kind.list, kind]));
const kindOf = (list: ListName) => kinds.get(list) as RecordKind;

/**
 * The universe with a row in its place in the order, instead of the one with its id. What does not change stays the
 * identical object, here and below: a write that changes nothing leaves the universe itself.
 */
export function putRow<L extends ListName>(universe: Universe, list: L, row: RowOf<L>): Universe {
  const rows: readonly RowOf<L>[] = universe[list];
  const { compare } = kindOf(list);
  const known = rows.findIndex(({ id }) => id === row.id);
  if (rows[known] === row) return universe;
  const rest = known < 0 ? rows : rows.toSpliced(known, 1);
  return { ...universe, [list]: rest.toSpliced(placeOf(rest, row, compare), 0, row) };
}

/** The universe with those of the rows in their places whose ids it does not have; in one pass, because many can wait. */
export function addRows<L extends ListName>(
  universe: Universe,
  list: L,
  rows: readonly RowOf<L>[],
): Universe {
  const held: readonly RowOf<L>[] = universe[list];
  const missing = new Map(rows.map((row) => [row.id, row]));
  if (missing.size > 0) for (const { id } of held) missing.delete(id);
  if (missing.size === 0) return universe;
  const { compare } = kindOf(list);
  const next: RowOf<L>[] = [];
  let taken = 0;
  for (const row of [...missing.values()].sort(compare)) {
    const place = placeOf(held, row, compare, taken);
    next.push(...held.slice(taken, place), row);
    taken = place;
  }
  return { ...universe, [list]: [...next, ...held.slice(taken)] };
}

/** Where a row belongs in a list in order, behind its equals; sorting a long list takes much longer. */
function placeOf<R extends Row>(
  rows: readonly R[],
  row: R,
  compare: RecordKind["compare"],
  from = 0,
): number {
  let [low, high] = [from, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(rows[middle] as R, row) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The universe without a row, and without what is part of it. */
export function dropRow(universe: Universe, list: ListName, id: string): Universe {
  const without = dropWhere(universe, list, "id", id);
  if (without === universe) return universe;
  return Object.values(recordKinds).reduce<Universe>(
    (rest, kind: RecordKind) =>
      kind.partOf?.list === list ? dropWhere(rest, kind.list as ListName, kind.partOf.field, id) : rest,
    without,
  );
}

function dropWhere(universe: Universe, list: ListName, field: string, id: string): Universe {
  const rows: readonly object[] = universe[list];
  const kept = rows.filter((row) => (row as Readonly<Record<string, unknown>>)[field] !== id);
  return kept.length === rows.length ? universe : { ...universe, [list]: kept };
}

/** The star stays at its position until the server moves it. */
export function correctEntry(universe: Universe, id: string, changes: Correction): Universe {
  const entry = universe.entries.find((each) => each.id === id);
  return entry ? putRow(universe, "entries", { ...entry, ...correctedContent(entry, changes) }) : universe;
}

/** The universe without a tag, and its stars with another one in its place, or with none if `into` is null. */
export function removeTag(universe: Universe, id: string, into: string | null): Universe {
  const entries = universe.entries.map((entry) =>
    entry.tags.includes(id) ? { ...entry, tags: replaceTag(entry.tags, id, into) } : entry,
  );
  const isSame = entries.every((entry, at) => entry === universe.entries[at]);
  return dropRow(followed(isSame ? universe : { ...universe, entries }, id, into), "tags", id);
}

/** The universe without a feeling, whose stars have another one, of the person's own or of the catalogue. */
export function mergeFeeling(universe: Universe, id: string, into: string): Universe {
  const entries = universe.entries.map((entry) =>
    withMergedFeelings(entry, (feeling) => (feeling === id ? into : feeling)),
  );
  const isSame = entries.every((entry, at) => entry === universe.entries[at]);
  return dropRow(followed(isSame ? universe : { ...universe, entries }, id, into), "feelings", id);
}

/** The universe whose comparisons name what took the place of a tag or of a feeling; nothing did where `into` is null. */
function followed(universe: Universe, id: string, into: string | null): Universe {
  if (into === null || !universe.comparisons.some(({ query }) => query.includes(id))) return universe;
  const comparisons = universe.comparisons.map((one) => {
    const query = replaceIdsInQuery(one.query, (named) => (named === id ? into : named));
    return query === one.query ? one : { ...one, query };
  });
  return { ...universe, comparisons };
}

/** Ids of tags with `into` in the place of `id`, each once; with `into` null, without `id`. */
export function replaceTag(tags: readonly string[], id: string, into: string | null): string[] {
  const replaced = tags.flatMap((tag) => (tag === id ? (into ?? []) : tag));
  return [...new Set(replaced)];
}

/**
 * The universe with a row from the reply to a write, unless a newer version of the row is known, or its removal. If that write was the
 * first change after those that are known, it changed this row alone, and the revision of the universe is that of the row:
 * nobody needs to ask for it. A star that came to another moment, or back from the bin, can have changed more; `isNew`
 * says of one that is not known that the write created it. A write that was stored before changes nothing: the row then has
 * the revision of somebody's change, which can be that of many rows. So it is where `isOwn` is false.
 */
export function withReply<L extends ListName>(
  known: Universe,
  list: L,
  row: RowOf<L>,
  { isNew = list !== "entries", isOwn = true } = {},
): Universe {
  const rows: readonly RowOf<L>[] = known[list];
  const before = rows.find(({ id }) => id === row.id);
  // One that is not known was removed since: every change up to the revision of the universe is known.
  if (row.revision <= (before?.revision ?? known.revision)) return known;
  const universe = putRow(known, list, row);
  const isAlone = isOwn && (before ? isWritten(list, before, row) : isNew);
  if (!isAlone || row.revision !== known.revision + 1) return universe;
  const isNewStar = list === "entries" && !before;
  return { ...universe, revision: row.revision, nextOrdinal: known.nextOrdinal + (isNewStar ? 1 : 0) };
}

/** Whether a write made one of the other, at the same moment. A star says when it was edited: others can change its tags. */
const isWritten = <L extends ListName>(list: L, before: RowOf<L>, row: RowOf<L>) =>
  "editedAt" in before && "editedAt" in row
    ? before.timestamp === row.timestamp && before.editedAt !== row.editedAt
    : differences<Fields>(kindOf(list).fields, { ...before }, { ...row }).length > 0;
