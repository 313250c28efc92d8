/** Adds a star: once per idempotency key, never during the cooldown, in one transaction. */

import { cooldownEnd, remainingMinutes } from "#domain/cooldown.ts";
import type { NewMoodEntry } from "#domain/mood-entry.ts";
import type { Context } from "../context.ts";
import { type FirstReply, findFirstReply, storeFirstReply } from "../idempotency/first-reply.ts";
import { insertEntry, lockUniverse, recordNewEntry } from "./queries.ts";
import { choosePlace, newStar, toMoodEntry } from "./star.ts";

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

export function addStar(
  context: Context,
  userId: string,
  entry: NewMoodEntry,
  key: string | null,
): Promise<Added> {
  const { dialect, settings } = context;
  const keyed = { userId, key, call, body: entry };
  return context.db.transaction().execute(async (db): Promise<Added> => {
    const universe = await lockUniverse(db, dialect, userId);
    if (!universe) return { ok: false, reason: "universe is gone" };
    const { nextOrdinal, latestEntryAt } = universe;
    const now = context.now();
    const earlier = await findFirstReply(db, keyed, now);
    if (earlier) return earlier;
    const cooldownEndsAt = cooldownEnd(latestEntryAt?.getTime() ?? null, now, settings.cooldownMs);
    if (cooldownEndsAt !== null) return { ok: false, reason: "cooldown", endsAt: cooldownEndsAt, now };

    const place = await choosePlace(db, userId, entry, nextOrdinal);
    const at = new Date(now);
    const revision = universe.revision + 1;
    const star = await insertEntry(db, newStar({ userId, entry, place, ordinal: nextOrdinal, revision, at }));
    await recordNewEntry(db, userId, at);
    const status = cooldownStatus(cooldownEnd(now, now, settings.cooldownMs), now);
    const json = JSON.stringify({ ...toMoodEntry({ ...star, tags: [] }), cooldownStatus: status });
    await storeFirstReply(db, keyed, json, at);
    return { ok: true, json };
  });
}
