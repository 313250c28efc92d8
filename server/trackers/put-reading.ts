/** Stores a reading, or removes it. Both can be repeated; of concurrent writes the last one wins. */

import { dateOf, refusalOfAt } from "#domain/records/reading/at.ts";
import {
  maxReadings,
  maxReadingsOfDay,
  type ReadingChange,
  readingId,
  type SentReading,
} from "#domain/records/reading/reading.ts";
import { isValueOf, rangeOf } from "#domain/records/tracker/range.ts";
import type { Context } from "../context.ts";
import { findRecord } from "../records/queries.ts";
import { countReadings } from "../records/reading-queries.ts";
import { bytesOfReading, toReading } from "../records/readings.ts";
import { wasRemoved } from "../records/store-record.ts";
import { trackers } from "../records/trackers.ts";
import { changeUniverse, saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { deleteTombstones, insertTombstones } from "../revisions/tombstones.ts";
import { countReadingsOfDay, deleteReading, findReading, insertReading, updateReading } from "./queries.ts";

export type PutReading =
  | { ok: true; reading: SentReading; isNew: boolean }
  | { ok: false; reason: "wrong at"; sentence: string }
  | { ok: false; reason: "out of range"; range: { readonly min: number; readonly max: number } }
  | {
      ok: false;
      reason: "removed" | "unknown tracker" | "too many of day" | "too many" | "universe is gone";
    };

type Key = { readonly trackerId: string; readonly at: string };

export async function putReading(
  context: Context,
  userId: string,
  { trackerId, at }: Key,
  { value, utcOffset = null, timeZone = null }: ReadingChange,
): Promise<PutReading> {
  const put = await changeUniverse(context, userId, async (change): Promise<PutReading> => {
    const { db, revision, now } = change;
    const tracker = await findRecord(db, "trackers", userId, trackerId);
    if (!tracker) {
      const reason = (await wasRemoved(change, trackers, trackerId)) ? "removed" : "unknown tracker";
      return { ok: false, reason };
    }
    const sentence = refusalOfAt(tracker, at, now);
    if (sentence !== null) return { ok: false, reason: "wrong at", sentence };
    const key = { userId, trackerId, at };
    const content = { value, utcOffset, timeZone };
    const known = await findReading(db, key);
    const isSame = known?.value === value && known.utcOffset === utcOffset && known.timeZone === timeZone;
    if (known && isSame) return { ok: true, reading: toReading(known), isNew: false };
    if (!isValueOf(tracker, value)) return { ok: false, reason: "out of range", range: rangeOf(tracker) };
    if (!known) {
      const tooMany = await findLimit(change, key);
      if (tooMany) return { ok: false, reason: tooMany };
      await deleteTombstones(change, "reading", [readingId(trackerId, at)]);
    }
    const stored = known
      ? await updateReading(db, key, { ...content, ...ofNoImport, revision })
      : await insertReading(db, { ...key, ...content, ...ofNoImport, revision, createdAt: new Date(now) });
    await saveRevision(change);
    return { ok: true, reading: toReading(stored), isNew: !known };
  });
  return put ?? { ok: false, reason: "universe is gone" };
}

/** The person has written it: no undoing of an import removes it. */
const ofNoImport = { importId: null, replaced: null };

/** The limit that one more reading would pass. Only a universe that stores much is counted. */
async function findLimit(
  { db, universe }: UniverseChange,
  { trackerId, at }: Key,
): Promise<"too many of day" | "too many" | null> {
  const { id: userId } = universe;
  if (at !== dateOf(at)) {
    const ofDay = await countReadingsOfDay(db, { userId, trackerId, date: dateOf(at) });
    if (ofDay >= maxReadingsOfDay) return "too many of day";
  }
  if (universe.storedBytes < maxReadings * bytesOfReading) return null;
  return (await countReadings(db, userId)) >= maxReadings ? "too many" : null;
}

/** A reading that is not there is removed already. */
export const removeReading = (context: Context, userId: string, { trackerId, at }: Key) =>
  changeUniverse(context, userId, async (change) => {
    if (!(await deleteReading(change.db, { userId, trackerId, at }))) return;
    await insertTombstones(change, "reading", [readingId(trackerId, at)]);
    await saveRevision(change);
  });
