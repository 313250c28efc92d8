/** Reads the stars, tags and constellations of a universe, or those that changed after a revision. */

import { type Changes, needsWhole } from "#domain/changes.ts";
import type { Constellation } from "#domain/constellations.ts";
import type { Context } from "../context.ts";
import type { Db, TombstonesTable, UserRow } from "../database/schema.ts";
import { readSnapshot } from "../database/snapshot.ts";
import { listEntries, toMoodEntry, withTags } from "../revisions/entries.ts";
import { toTag } from "../revisions/to-tag.ts";
import { findUser } from "../users/queries.ts";
import {
  listChangedEntries,
  listConstellations,
  listStarsOfConstellations,
  listTags,
  listTagsOfChangedEntries,
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

async function readEverything(db: Db, { id, revision, nextOrdinal }: UserRow): Promise<Changes> {
  return {
    ...{ revision, nextOrdinal, isWhole: true },
    entries: (await listEntries(db, id)).map(toMoodEntry),
    tags: (await listTags(db, id, beginning)).map(toTag),
    constellations: await readConstellations(db, id, beginning),
    removed: { entries: [], tags: [], constellations: [] },
  };
}

async function readSince(
  db: Db,
  { id: userId, revision, nextOrdinal }: UserRow,
  since: number,
): Promise<Changes> {
  const changed = await listChangedEntries(db, userId, since);
  const visible = changed.filter(({ deletedAt }) => deletedAt === null);
  const entryTags = visible.length > 0 ? await listTagsOfChangedEntries(db, userId, since) : [];
  const binned = changed.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);
  const tombstones = await listTombstones(db, userId, since);
  const idsOf = (wanted: TombstonesTable["kind"]) =>
    tombstones.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return {
    ...{ revision, nextOrdinal, isWhole: false },
    entries: withTags(visible, entryTags).map(toMoodEntry),
    tags: (await listTags(db, userId, since)).map(toTag),
    constellations: await readConstellations(db, userId, since),
    removed: {
      entries: [...binned, ...idsOf("entry")].sort(),
      tags: idsOf("tag"),
      constellations: idsOf("constellation"),
    },
  };
}

/**
 * Runs `read` in one snapshot with the universe's revision, so that no change up to the revision is missing and no
 * later one is half there. Returns null when the user does not exist any more.
 */
const readUniverse = (
  context: Context,
  userId: string,
  read: (db: Db, universe: UserRow) => Promise<Changes>,
): Promise<Changes | null> =>
  readSnapshot(context, async (db) => {
    const universe = await findUser(db, userId);
    return universe ? read(db, universe) : null;
  });

/** Everything, as of one revision; null when the user does not exist any more. */
export const readWhole = (context: Context, userId: string) => readUniverse(context, userId, readEverything);

/**
 * What changed after `since`, as of one revision, or everything if removals after `since` have just been forgotten;
 * null when the user does not exist any more.
 */
export const readChanges = (context: Context, userId: string, since: number) =>
  readUniverse(context, userId, (db, universe) =>
    needsWhole(universe, { since }) ? readEverything(db, universe) : readSince(db, universe, since),
  );
