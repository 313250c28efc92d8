/** Moves stars to the bin and back, and removes them permanently. Every function can be repeated. */

import { binRetentionMs } from "#domain/records/star/bin.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Context } from "../context.ts";
import { changeWordsInReplies } from "../idempotency/first-reply.ts";
import { updateRecord } from "../records/queries.ts";
import { reviseConstellationsOf } from "../records/star-queries.ts";
import { stars, type TaggedEntry, toMoodEntry } from "../records/stars.ts";
import { removeRecords, wasRemoved } from "../records/store-record.ts";
import { changeUniverse, saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { choosePlace } from "./place.ts";
import { findEntry, listBinnedUntil, listUsersWithBin } from "./queries.ts";
import { findSlot, rankIn, timelineColumns } from "./timeline.ts";

/** Returns false for a star that the universe never had. */
export async function binStar(context: Context, userId: string, id: string): Promise<boolean> {
  const isKnown = await changeUniverse(context, userId, async (change) => {
    const { db, universe, revision, now } = change;
    const star = await findEntry(db, userId, id);
    if (!star) return wasRemoved(change, stars, id);
    if (star.deletedAt !== null) return true;
    await updateRecord(db, "mood_entries", star, { deletedAt: new Date(now), revision });
    await reviseConstellationsOf(db, userId, [id], revision);
    const columns = await timelineColumns(change, null);
    await saveRevision(change, { ...columns, entryCount: universe.entryCount - 1 });
    return true;
  });
  return isKnown ?? false;
}

/** Returns the star, which is in the sky, or null for a star that is neither there nor in the bin. */
export function restoreStar(context: Context, userId: string, id: string): Promise<MoodEntry | null> {
  return changeUniverse(context, userId, async (change) => {
    const star = await findEntry(change.db, userId, id);
    if (!star || star.deletedAt === null) return star && toMoodEntry(star);
    return toMoodEntry(await storeRestored(change, star));
  });
}

/** The star gets its previous place if that is free, else one at the radius of its neighbours in time. */
async function storeRestored(change: UniverseChange, star: TaggedEntry): Promise<TaggedEntry> {
  const { db, universe, revision } = change;
  const rank = await rankIn(change, await findSlot(change, star.timestamp.getTime()), star.rank);
  const { emotion, ordinal, x, y, z } = star;
  const place = await choosePlace(db, universe.id, {
    ...{ emotion, ordinal, rank },
    ...{ requested: { x, y, z }, except: null },
  });
  const columns = { x: place.x, y: place.y, z: place.z, rank, deletedAt: null, revision };
  const restored = await updateRecord(db, "mood_entries", star, columns);
  await reviseConstellationsOf(db, universe.id, [star.id], revision);
  await saveRevision(change, {
    ...(await timelineColumns(change, rank)),
    entryCount: universe.entryCount + 1,
  });
  return { ...restored, tags: star.tags };
}

/** Returns false for a star that is not in the bin and was never purged. */
export async function purgeStar(context: Context, userId: string, id: string): Promise<boolean> {
  const isPurged = await changeUniverse(context, userId, async (change) => {
    const star = await findEntry(change.db, userId, id);
    if (!star) return wasRemoved(change, stars, id);
    if (star.deletedAt === null) return false;
    await removeRecords(change, stars, [id]);
    // Stars that the sweep removes are older than every reply.
    await changeWordsInReplies(change.db, userId, id);
    return true;
  });
  return isPurged ?? false;
}

/** Stars that are purged in one transaction, so that no call waits long for its lock. */
const batchSize = 500;

/** Purges the stars that have been in the bin for 30 days. */
export async function emptyBins(context: Context) {
  const until = new Date(context.now() - binRetentionMs);
  for (const userId of await listUsersWithBin(context.db, until)) {
    const purgeBatch = () =>
      changeUniverse(context, userId, async (change) => {
        const ids = await listBinnedUntil(change.db, userId, until, batchSize);
        if (ids.length > 0) await removeRecords(change, stars, ids);
        return ids.length;
      });
    while ((await purgeBatch()) === batchSize);
  }
}
