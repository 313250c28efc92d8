/** Reads the records of a universe, or those that changed after a revision. */

import { needsWhole } from "#domain/records/changes.ts";
import type { Db } from "../database/schema.ts";
import type { KeptKind } from "../records/kept-kind.ts";
import { keptKinds } from "../records/kept-kinds.ts";
import { listTombstonesSince } from "../revisions/tombstones.ts";
import type { Sliced } from "../sliced/body.ts";
import { objectInSlices } from "../sliced/json-slices.ts";
import { findUser } from "../users/queries.ts";

/**
 * What changed after `since`, or everything if it is null or if removals after it have just been forgotten; null when the
 * user does not exist any more. `db` reads as of one moment.
 */
export async function readChanges(
  db: Db,
  userId: string,
  since: number | null,
  kinds: readonly KeptKind[] = keptKinds,
): Promise<Sliced | null> {
  const universe = await findUser(db, userId);
  if (!universe) return null;
  const { revision, nextOrdinal } = universe;
  const known = since === null || needsWhole(universe, { since }) ? null : since;
  const tombstones = known === null ? [] : await listTombstonesSince(db, userId, known);
  const lists: Record<string, unknown> = {};
  const removed: Record<string, readonly string[]> = {};
  for (const kind of kinds) {
    const { records, gone } = await kind.readChanged(db, userId, known);
    const purged = tombstones.filter((tombstone) => tombstone.kind === kind.tombstone).map(({ id }) => id);
    lists[kind.list] = records;
    removed[kind.list] = [...gone, ...purged].sort();
  }
  const changes = { revision, nextOrdinal, isWhole: known === null, ...lists, removed };
  return { universe, slices: objectInSlices(changes) };
}
