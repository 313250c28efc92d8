/** Puts a made-up life into a database: all of it, or nothing. */

import { randomUUID } from "node:crypto";
import { defaultAvatar } from "#domain/avatar.ts";
import { longestStreak } from "#domain/journey-stats.ts";
import { universeNameKey } from "#domain/names.ts";
import { placeStar, TakenPlaces } from "#domain/placement.ts";
import type { Db, MoodEntryRow } from "../../server/database/schema.ts";
import { workOutStats } from "../../server/journey/work-out-stats.ts";
import { insertUniverse } from "../../server/universes/queries.ts";
import type { LivedMoment } from "./life.ts";

/** Rows in one statement: twelve columns each stay below what either database binds. */
const chunk = 1_000;

function toStars(userId: string, moments: readonly LivedMoment[]): MoodEntryRow[] {
  const taken = new TakenPlaces();
  return moments.map((moment, ordinal) => {
    const place = placeStar(ordinal, moment.emotion, taken);
    taken.add(place);
    return {
      id: randomUUID(),
      userId,
      emotion: moment.emotion,
      intensity: moment.intensity,
      note: moment.note,
      timestamp: new Date(moment.at),
      ...place,
      isTwinStar: moment.twin ? 1 : 0,
      secondaryEmotion: moment.twin?.emotion ?? null,
      secondaryIntensity: moment.twin?.intensity ?? null,
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

export type NewLife = {
  readonly universeName: string;
  readonly userName: string;
  readonly createdAt: Date;
  readonly moments: readonly LivedMoment[];
};

/** The new user's id, or null when another universe has the name. */
export function insertLife(
  db: Db,
  { universeName, userName, createdAt, moments }: NewLife,
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const user = await insertUniverse(transaction, newUser(universeName, userName, createdAt));
    if (!user) return null;
    const stars = toStars(user.id, moments);
    for (let from = 0; from < stars.length; from += chunk)
      await transaction
        .insertInto("mood_entries")
        .values(stars.slice(from, from + chunk))
        .execute();
    const latest = stars.at(-1)?.timestamp ?? null;
    await transaction
      .updateTable("users")
      .set({
        revision: stars.length,
        entryCount: stars.length,
        latestEntryAt: latest,
        ...(latest && (await workOutStats(transaction, user, longestStreak, latest.getTime()))),
      })
      .where("id", "=", user.id)
      .execute();
    return user.id;
  });
}
