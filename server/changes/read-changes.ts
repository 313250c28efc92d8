/** Reads what a client needs to know about its universe, as of one revision. */

import { type Changes, needsWhole } from "#domain/changes.ts";
import type { Constellation } from "#domain/constellations.ts";
import type { Context } from "../context.ts";
import type { Db, TombstonesTable } from "../database/schema.ts";
import { readSnapshot } from "../database/snapshot.ts";
import { listEntries, toMoodEntry, withTags } from "../revisions/entries.ts";
import { toTag } from "../revisions/to-tag.ts";
import {
  findFeed,
  listChangedEntries,
  listConstellations,
  listStarsOfConstellations,
  listTags,
  listTagsOfChangedEntries,
  listTombstones,
} from "./queries.ts";

type Rows = Pick<Changes, "entries" | "removed">;

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

async function readAllEntries(db: Db, userId: string): Promise<Rows> {
  const entries = (await listEntries(db, userId)).map(toMoodEntry);
  return { entries, removed: { entries: [], tags: [], constellations: [] } };
}

async function readChangedEntries(db: Db, userId: string, since: number): Promise<Rows> {
  const changed = await listChangedEntries(db, userId, since);
  const visible = changed.filter(({ deletedAt }) => deletedAt === null);
  const tags = visible.length > 0 ? await listTagsOfChangedEntries(db, userId, since) : [];
  const binned = changed.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);

  const tombstones = await listTombstones(db, userId, since);
  const idsOf = (wanted: TombstonesTable["kind"]) =>
    tombstones.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return {
    entries: withTags(visible, tags).map(toMoodEntry),
    removed: {
      entries: [...binned, ...idsOf("entry")].sort(),
      tags: idsOf("tag"),
      constellations: idsOf("constellation"),
    },
  };
}

/**
 * What changed after `since`, or everything where the client needs it. Revision and rows are read in one snapshot, so
 * that no change up to the revision is missing and no later one is half there. Returns null when the user does not
 * exist any more.
 */
export const readChanges = (
  context: Context,
  userId: string,
  query: Parameters<typeof needsWhole>[1],
): Promise<Changes | null> =>
  readSnapshot(context, async (db) => {
    const feed = await findFeed(db, userId);
    if (!feed) return null;
    const isWhole = needsWhole(feed, query);
    const since = isWhole ? beginning : (query.since ?? beginning);
    const { entries, removed } = await (isWhole
      ? readAllEntries(db, userId)
      : readChangedEntries(db, userId, since));
    return {
      ...{ revision: feed.revision, isWhole, entries },
      tags: (await listTags(db, userId, since)).map(toTag),
      constellations: await readConstellations(db, userId, since),
      removed,
    };
  });
