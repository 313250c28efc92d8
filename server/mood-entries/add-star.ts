/** Adds a star: once per idempotency key, never during the cooldown, in one transaction. */

import { cooldownEnd, remainingMinutes } from "#domain/cooldown.ts";
import type { NewMoodEntry } from "#domain/mood-entry.ts";
import type { Context } from "../context.ts";
import { type FirstReply, findFirstReply, storeFirstReply } from "../idempotency/first-reply.ts";
import { changeUniverse, saveRevision } from "../revisions/change-universe.ts";
import { toMoodEntry } from "../revisions/entries.ts";
import { insertEntry } from "./queries.ts";
import { choosePlace, newStar } from "./star.ts";

const call = "POST /api/mood-entries";

export type Added =
  | FirstReply
  | { ok: false; reason: "cooldown"; endsAt: number; now: number }
  | { ok: false; reason: "universe is gone" };

const cooldownStatus = (endsAt: number | null, now: number) => ({
  active: endsAt !== null,
  remainingMinutes: endsAt === null ? 0 : remainingMinutes(endsAt, now),
  endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
});

export async function addStar(
  context: Context,
  userId: string,
  entry: NewMoodEntry,
  key: string | null,
): Promise<Added> {
  const { cooldownMs } = context.settings;
  const keyed = { userId, key, call, body: entry };
  const added = await changeUniverse(context, userId, async (change): Promise<Added> => {
    const { db, universe, revision, now } = change;
    const { nextOrdinal: ordinal, latestEntryAt } = universe;
    const earlier = await findFirstReply(db, keyed, now);
    if (earlier) return earlier;
    const cooldownEndsAt = cooldownEnd(latestEntryAt?.getTime() ?? null, now, cooldownMs);
    if (cooldownEndsAt !== null) return { ok: false, reason: "cooldown", endsAt: cooldownEndsAt, now };

    const place = await choosePlace(db, userId, entry, ordinal);
    const at = new Date(now);
    const star = await insertEntry(db, newStar({ userId, entry, place, ordinal, revision, at }));
    await saveRevision(change, {
      nextOrdinal: ordinal + 1,
      entryCount: universe.entryCount + 1,
      latestEntryAt: at,
    });
    const status = cooldownStatus(cooldownEnd(now, now, cooldownMs), now);
    const json = JSON.stringify({ ...toMoodEntry({ ...star, tags: [] }), cooldownStatus: status });
    await storeFirstReply(db, keyed, json, at);
    return { ok: true, json };
  });
  return added ?? { ok: false, reason: "universe is gone" };
}
