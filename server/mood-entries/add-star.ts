/** Adds a star in one transaction: once per id and idempotency key, and never too near in time to another star. */

import { clockToleranceMs, cooldownEnd, remainingMinutes } from "#domain/cooldown.ts";
import { momentOfNewStar } from "#domain/moment.ts";
import { maxStarsPerDay, type NewMoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Context } from "../context.ts";
import { type FirstReply, findFirstReply, storeFirstReply } from "../idempotency/first-reply.ts";
import { insertRecord } from "../records/queries.ts";
import { stars, type TaggedEntry, toMoodEntry } from "../records/stars.ts";
import { wasRemoved } from "../records/store-record.ts";
import { currentTags } from "../records/tags.ts";
import { changeUniverse, saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { requireWords } from "../sealed/require-words.ts";
import { findFeelings } from "./feelings.ts";
import { choosePlace } from "./place.ts";
import { findCreation, findEntryById, replaceTags } from "./queries.ts";
import { type StarRefusal, unknownTag } from "./refusals.ts";
import { isRepeated } from "./repeated-star.ts";
import { newStar } from "./star.ts";
import { findSlot, pauseOf, rankIn, type Slot, timelineColumns } from "./timeline.ts";

const call = "POST /api/mood-entries";
const dayMs = 24 * 3_600_000;

type Refused = StarRefusal | { ok: false; reason: "universe is gone" };
export type Added = FirstReply | Refused;

export async function addStar(
  context: Context,
  userId: string,
  entry: NewMoodEntry,
  key: string | null,
): Promise<Added> {
  const { cooldownMs } = context.settings;
  const keyed = { userId, key, call, body: entry };
  const added = await changeUniverse(context, userId, async (change): Promise<Added> => {
    const { db, universe, now } = change;
    requireWords(change.universe, { entry: [entry] });
    const earlier = await findFirstReply(db, keyed, now);
    // With an id, the star itself tells more than its first reply: it may have been corrected or removed.
    if (earlier && (entry.id == null || !earlier.ok)) return earlier;
    const known = await findKnown(change, entry);
    if (known)
      return known.ok
        ? { ok: true, json: replyOf(known.star, universe.latestEntryAt, now, cooldownMs) }
        : known;

    const checked = await checkNewStar(context, change, entry);
    if (!checked.ok) return checked;
    const { star, latestEntryAt } = await storeStar(change, entry, checked);
    const json = replyOf(star, latestEntryAt, now, cooldownMs);
    await storeFirstReply(db, keyed, json, new Date(now));
    return { ok: true, json };
  });
  return added ?? { ok: false, reason: "universe is gone" };
}

/** The star or the tombstone that has the id of the entry; null for an id that is new. */
async function findKnown(
  change: UniverseChange,
  entry: NewMoodEntry,
): Promise<{ ok: true; star: TaggedEntry } | StarRefusal | null> {
  if (entry.id == null) return null;
  const star = await findEntryById(change.db, change.universe.id, entry.id);
  if (!star) return (await wasRemoved(change, stars, entry.id)) ? { ok: false, reason: "id removed" } : null;
  if (star.deletedAt !== null) return { ok: false, reason: "id removed" };
  const isSame = await isRepeated(change, star, entry);
  return isSame ? { ok: true, star } : { ok: false, reason: "id used" };
}

type Checked = { ok: true; felt: NewMoodEntry; slot: Slot; tags: string[] };

async function checkNewStar(
  { settings }: Context,
  change: UniverseChange,
  entry: NewMoodEntry,
): Promise<Checked | StarRefusal> {
  const { db, universe, now } = change;
  const moment = momentOfNewStar(entry.timestamp, now);
  if (moment === null) return { ok: false, reason: "moment in future", now };
  const tags = await currentTags(db, universe.id, entry.tags ?? []);
  if (!tags) return { ok: false, reason: "invalid", fields: { tags: unknownTag } };
  const found = await findFeelings(db, universe.id, entry);
  if (!found.ok) return { ok: false, reason: "invalid", fields: found.fields };

  const { cooldownMs } = settings;
  const slot = await findSlot(change, moment);
  const pausing = pauseOf(slot, now, cooldownMs);
  if (pausing !== null && moment === now)
    return { ok: false, reason: "pause", endsAt: Math.min(pausing, now) + cooldownMs, now };
  if (pausing !== null)
    return {
      ok: false,
      reason: "pause at moment",
      moment: pausing,
      endsAt: pausing + cooldownMs,
      cooldownMs,
    };
  return (
    (settings.rateLimits && (await findDailyLimit(change))) || { ok: true, felt: found.star, slot, tags }
  );
}

/** A refusal when the person has added as many stars in the last 24 hours as they can. */
async function findDailyLimit({ db, universe, now }: UniverseChange): Promise<StarRefusal | null> {
  const [since, until] = [new Date(now - dayMs), new Date(now + clockToleranceMs)];
  const first = await findCreation(db, universe.id, since, until, maxStarsPerDay - 1);
  if (!first) return null;
  const endsAt = first.createdAt.getTime() + dayMs;
  return { ok: false, reason: "daily limit", max: maxStarsPerDay, endsAt, now };
}

async function storeStar(change: UniverseChange, entry: NewMoodEntry, { felt, slot, tags }: Checked) {
  const { db, universe, revision } = change;
  const { id: userId, nextOrdinal: ordinal } = universe;
  const rank = await rankIn(change, slot, null);
  const { emotion, position: requested = null } = felt;
  const place = await choosePlace(db, userId, { emotion, requested, ordinal, rank, except: null });
  const [moment, now] = [new Date(slot.moment), new Date(change.now)];
  const row = newStar({ userId, entry, felt, moment, place, ordinal, rank, revision, now });
  const star = { ...(await insertRecord(db, "mood_entries", row)), tags };
  await replaceTags(db, userId, star.id, tags);
  const columns = await timelineColumns(change, ordinal);
  await saveRevision(change, { ...columns, entryCount: universe.entryCount + 1 });
  return { star, latestEntryAt: columns.latestEntryAt };
}

/** The body of a 201. */
function replyOf(star: TaggedEntry, latestEntryAt: Date | null, now: number, cooldownMs: number): string {
  const endsAt = cooldownEnd(latestEntryAt?.getTime() ?? null, now, cooldownMs);
  const cooldownStatus = {
    active: endsAt !== null,
    remainingMinutes: endsAt === null ? 0 : remainingMinutes(endsAt, now),
    endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
  };
  return JSON.stringify({ ...toMoodEntry(star), cooldownStatus });
}
