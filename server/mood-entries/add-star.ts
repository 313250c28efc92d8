/** Adding a star: once per idempotency key, never during the cooldown, whole or not at all. */

import { cooldownEnd, remainingMinutes } from "#domain/cooldown.ts";
import type { NewMoodEntry } from "#domain/mood-entry.ts";
import type { Context } from "../app.ts";
import { type FirstAnswer, firstAnswer, keepFirstAnswer } from "../idempotency/first-answer.ts";
import { insertEntry, lockUniverse, noteNewEntry } from "./queries.ts";
import { choosePlace, newStar, toMoodEntry } from "./star.ts";

const call = "POST /api/mood-entries";

export type Added =
  | FirstAnswer
  | { ok: false; reason: "cooldown"; endsAt: number; askedAt: number }
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
    const { entryCount, latestEntryAt } = universe;
    const now = context.now();
    const earlier = await firstAnswer(db, keyed, now);
    if (earlier) return earlier;
    const wait = cooldownEnd(latestEntryAt?.getTime() ?? null, now, settings.cooldownMs);
    if (wait !== null) return { ok: false, reason: "cooldown", endsAt: wait, askedAt: now };

    const place = await choosePlace(db, userId, entry, entryCount);
    const at = new Date(now);
    const star = await insertEntry(db, newStar(userId, entry, place, at));
    await noteNewEntry(db, userId, at);
    const status = cooldownStatus(cooldownEnd(now, now, settings.cooldownMs), now);
    const json = JSON.stringify({ ...toMoodEntry(star), cooldownStatus: status });
    await keepFirstAnswer(db, keyed, json, at);
    return { ok: true, json };
  });
}
