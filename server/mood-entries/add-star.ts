/** Adding a star: once per idempotency key, never during the cooldown, whole or not at all. */

import { hash } from "node:crypto";
import { cooldownEnd, remainingMinutes } from "#domain/cooldown.ts";
import type { NewMoodEntry } from "#domain/mood-entry.ts";
import type { Context } from "../app.ts";
import type { Db } from "../database/schema.ts";
import { findFirstAnswer, insertEntry, keepFirstAnswer, lockUniverse, noteNewEntry } from "./queries.ts";
import { choosePlace, newStar, toMoodEntry } from "./star.ts";

/** How long a retry still gets the first answer. */
export const answersKeptFor = 24 * 3_600_000;
const call = "POST /api/mood-entries";

/** `json` is the reply's text, so that a retry gets it to the letter. */
export type Added =
  | { ok: true; json: string }
  | { ok: false; reason: "cooldown"; endsAt: number; askedAt: number }
  | { ok: false; reason: "key used with another body" }
  | { ok: false; reason: "universe is gone" };

const hashBody = (entry: NewMoodEntry) => hash("sha256", JSON.stringify(entry), "base64url");

const cooldownStatus = (endsAt: number | null, now: number) => ({
  active: endsAt !== null,
  remainingMinutes: endsAt === null ? 0 : remainingMinutes(endsAt, now),
  endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
});

async function earlierAnswer(
  db: Db,
  userId: string,
  key: string,
  entry: NewMoodEntry,
  now: number,
): Promise<Added | null> {
  const earlier = await findFirstAnswer(db, userId, key, new Date(now - answersKeptFor));
  if (!earlier) return null;
  if (earlier.call !== call || earlier.bodyHash !== hashBody(entry))
    return { ok: false, reason: "key used with another body" };
  return { ok: true, json: earlier.reply };
}

export function addStar(
  context: Context,
  userId: string,
  entry: NewMoodEntry,
  key: string | null,
): Promise<Added> {
  const { dialect, settings } = context;
  return context.db.transaction().execute(async (db): Promise<Added> => {
    const universe = await lockUniverse(db, dialect, userId);
    if (!universe) return { ok: false, reason: "universe is gone" };
    const { entryCount, latestEntryAt } = universe;
    const now = context.now();
    const earlier = key === null ? null : await earlierAnswer(db, userId, key, entry, now);
    if (earlier) return earlier;
    const wait = cooldownEnd(latestEntryAt?.getTime() ?? null, now, settings.cooldownMs);
    if (wait !== null) return { ok: false, reason: "cooldown", endsAt: wait, askedAt: now };

    const place = await choosePlace(db, userId, entry, entryCount);
    const at = new Date(now);
    const star = await insertEntry(db, newStar(userId, entry, place, at));
    await noteNewEntry(db, userId, at);
    const status = cooldownStatus(cooldownEnd(now, now, settings.cooldownMs), now);
    const json = JSON.stringify({ ...toMoodEntry(star), cooldownStatus: status });
    if (key !== null)
      await keepFirstAnswer(db, { userId, key, call, bodyHash: hashBody(entry), reply: json, createdAt: at });
    return { ok: true, json };
  });
}
