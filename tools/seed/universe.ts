/** Inserts a demo universe into a database, in one transaction. */

import { randomUUID } from "node:crypto";
import { universeNameKey } from "#domain/accounts/names.ts";
import { defaultAvatar } from "#domain/avatar.ts";
import { maxStreak } from "#domain/journey/streak.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import type { Db, MoodEntryRow } from "../../server/database/schema.ts";
import { computeStats } from "../../server/journey/compute-stats.ts";
import { insertUser } from "../../server/users/queries.ts";
import type { DemoEntry } from "./demo-journal.ts";

/** Rows per statement. With 21 columns each, they stay below the limit of bound values in both databases. */
const rowsPerStatement = 1_000;

function toStars(userId: string, entries: readonly DemoEntry[]): MoodEntryRow[] {
  const occupied = new OccupiedPositions();
  return entries.map((entry, ordinal) => {
    const position = placeStar(ordinal, entry.emotion, occupied);
    occupied.add(position);
    return {
      id: randomUUID(),
      userId,
      emotion: entry.emotion,
      intensity: entry.intensity,
      note: entry.note,
      timestamp: new Date(entry.at),
      utcOffset: null,
      timeZone: null,
      ...position,
      ordinal,
      rank: ordinal,
      isTwinStar: entry.twin ? 1 : 0,
      secondaryEmotion: entry.twin?.emotion ?? null,
      secondaryIntensity: entry.twin?.intensity ?? null,
      createdAt: new Date(entry.at),
      editedAt: null,
      deletedAt: null,
      revision: ordinal + 1,
      bodyHash: null,
    };
  });
}

const newUser = (universeName: string, userName: string, createdAt: Date) => ({
  id: randomUUID(),
  universeName,
  universeKey: universeNameKey(universeName),
  userName,
  startDate: createdAt.toISOString().slice(0, 10),
  avatarShape: defaultAvatar.shape,
  avatarColors: JSON.stringify(defaultAvatar.colors),
  avatarPattern: defaultAvatar.pattern,
  createdAt,
  updatedAt: createdAt,
});

export type DemoUniverse = {
  readonly universeName: string;
  readonly userName: string;
  readonly createdAt: Date;
  readonly entries: readonly DemoEntry[];
};

/** Returns the new user's id, or null when another universe has the name. */
export function insertDemoUniverse(
  db: Db,
  { universeName, userName, createdAt, entries }: DemoUniverse,
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const user = await insertUser(transaction, newUser(universeName, userName, createdAt));
    if (!user) return null;
    const stars = toStars(user.id, entries);
    for (let from = 0; from < stars.length; from += rowsPerStatement)
      await transaction
        .insertInto("mood_entries")
        .values(stars.slice(from, from + rowsPerStatement))
        .execute();
    const latest = stars.at(-1)?.timestamp ?? null;
    await transaction
      .updateTable("users")
      .set({
        revision: stars.length,
        nextOrdinal: stars.length,
        entryCount: stars.length,
        latestEntryAt: latest,
        ...(latest && (await computeStats(transaction, user, maxStreak, latest.getTime()))),
      })
      .where("id", "=", user.id)
      .execute();
    return user.id;
  });
}
