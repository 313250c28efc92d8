/** Reads the stars, tags and constellations of a universe, or those that changed after a revision. */

import { type Changes, needsWhole } from "#domain/records/changes.ts";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import type { Db, TombstonesTable } from "../database/schema.ts";
import {
  pagesOfEntries,
  pagesWithTags,
  starsOfPage,
  type TaggedEntry,
  toMoodEntry,
} from "../revisions/entries.ts";
import { toTag } from "../revisions/to-tag.ts";
import type { Sliced } from "../sliced/body.ts";
import { listInSlices, objectInSlices } from "../sliced/json-slices.ts";
import { findUser } from "../users/queries.ts";
import {
  listChangedEntries,
  listConstellations,
  listEntriesByIds,
  listStarsOfConstellations,
  listTags,
  listTombstones,
} from "./queries.ts";

/** Before the first revision of every universe. */
const beginning = -1;

async function readConstellations(db: Db, userId: string, since: number): Promise<Constellation[]> {
  const rows = await listConstellations(db, userId, since);
  if (rows.length === 0) return [];
  const stars = await listStarsOfConstellations(db, userId, since);
  const starsOf = Map.groupBy(stars, ({ constellationId }) => constellationId);
  return rows.map(({ id, name, revision }) => ({
    ...{ id, name, revision },
    entryIds: starsOf.get(id)?.map(({ entryId }) => entryId) ?? [],
  }));
}

/** JSON of `Changes`, whose stars are read in pages. */
const slicesOf = (changes: Omit<Changes, "entries">, entries: AsyncIterable<readonly TaggedEntry[]>) => {
  const { revision, nextOrdinal, isWhole, ...rest } = changes;
  const stars = listInSlices(entries, toMoodEntry);
  return { revision, slices: objectInSlices({ revision, nextOrdinal, isWhole, entries: stars, ...rest }) };
};

/** Everything; null when the user does not exist any more. `db` reads as of one moment. */
export async function readWhole(db: Db, userId: string): Promise<Sliced | null> {
  const universe = await findUser(db, userId);
  if (!universe) return null;
  const { revision, nextOrdinal } = universe;
  const whole = {
    ...{ revision, nextOrdinal, isWhole: true },
    tags: (await listTags(db, userId, beginning)).map(toTag),
    constellations: await readConstellations(db, userId, beginning),
    removed: { entries: [], tags: [], constellations: [] },
  };
  return slicesOf(whole, pagesOfEntries(db, userId));
}

/**
 * What changed after `since`, or everything if removals after `since` have just been forgotten; null when the user does
 * not exist any more. `db` reads as of one moment.
 */
export async function readChanges(db: Db, userId: string, since: number): Promise<Sliced | null> {
  const universe = await findUser(db, userId);
  if (!universe || needsWhole(universe, { since })) return universe ? readWhole(db, userId) : null;
  const { revision, nextOrdinal } = universe;
  const changed = await listChangedEntries(db, userId, since);
  const visible = changed.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
  const binned = changed.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);
  const tombstones = await listTombstones(db, userId, since);
  const idsOf = (wanted: TombstonesTable["kind"]) =>
    tombstones.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const changes = {
    ...{ revision, nextOrdinal, isWhole: false },
    tags: (await listTags(db, userId, since)).map(toTag),
    constellations: await readConstellations(db, userId, since),
    removed: {
      entries: [...binned, ...idsOf("entry")].sort(),
      tags: idsOf("tag"),
      constellations: idsOf("constellation"),
    },
  };
  return slicesOf(changes, pagesOf(db, userId, visible));
}

/** Stars by their ids, in pages. */
function pagesOf(db: Db, userId: string, ids: readonly string[]) {
  let read = 0;
  return pagesWithTags(db, userId, async () => {
    const page = ids.slice(read, read + starsOfPage);
    read += page.length;
    return page.length === 0 ? [] : listEntriesByIds(db, userId, page);
  });
}
