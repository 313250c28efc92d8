/** Inserts a demo universe into a database, in one transaction. */

import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { universeNameKey } from "#domain/accounts/names.ts";
import { defaultAvatar } from "#domain/avatar.ts";
import { catalogue } from "#domain/feelings.ts";
import { computeJourneyStats, serializeStats } from "#domain/journey/stats.ts";
import { longestPossibleStreak } from "#domain/journey/streak.ts";
import { OccupiedPositions, placeStar } from "#domain/placement.ts";
import type { Db, MoodEntryRow, MoodEntryTagsTable, Tables, TagRow } from "../../server/database/schema.ts";
import { insertUser } from "../../server/users/queries.ts";
import type { DemoEntry } from "./demo-journal.ts";
import { kindsOfTags } from "./tags.ts";

/** Rows per statement. With 21 columns each, they stay below the limit of bound values in both databases. */
const rowsPerStatement = 1_000;

/** The rows of a universe; every star and every new tag is a change of its own. */
type Rows = { stars: MoodEntryRow[]; tags: TagRow[]; tagsOfStars: Insertable<MoodEntryTagsTable>[] };

function toRows(userId: string, entries: readonly DemoEntry[]): Rows & { revision: number } {
  const rows: Rows = { stars: [], tags: [], tagsOfStars: [] };
  const occupied = new OccupiedPositions();
  const known = new Map<string, TagRow>();
  let revision = 0;
  for (const [ordinal, entry] of entries.entries()) {
    const position = placeStar(catalogue, ordinal, entry.emotion, occupied);
    occupied.add(position);
    const at = new Date(entry.at);
    for (const name of entry.tags)
      if (!known.has(name)) known.set(name, newTag(userId, name, at, ++revision));
    const star = newStar(userId, entry, { ...position, ordinal, rank: ordinal, revision: ++revision });
    const tagsOfStar = entry.tags.flatMap((name) => known.get(name)?.id ?? []);
    rows.stars.push(star);
    rows.tagsOfStars.push(
      ...tagsOfStar.map((tagId, position) => ({ userId, entryId: star.id, tagId, position })),
    );
  }
  return { ...rows, tags: [...known.values()], revision };
}

const newTag = (userId: string, name: string, createdAt: Date, revision: number): TagRow => ({
  userId,
  id: randomUUID(),
  name,
  nameKey: universeNameKey(name),
  sealed: null,
  kind: kindsOfTags.get(name) ?? "other",
  isArchived: 0,
  createdAt,
  revision,
});

const newStar = (
  userId: string,
  entry: DemoEntry,
  place: Pick<MoodEntryRow, "x" | "y" | "z" | "ordinal" | "rank" | "revision">,
): MoodEntryRow => ({
  id: randomUUID(),
  userId,
  emotion: entry.emotion,
  intensity: entry.intensity,
  note: entry.note,
  sealed: null,
  keptOutOfLetters: 0,
  timestamp: new Date(entry.at),
  utcOffset: entry.utcOffset,
  timeZone: entry.timeZone,
  ...place,
  isTwinStar: entry.twin ? 1 : 0,
  secondaryEmotion: entry.twin?.emotion ?? null,
  secondaryIntensity: entry.twin?.intensity ?? null,
  createdAt: new Date(entry.at),
  editedAt: null,
  deletedAt: null,
  bodyHash: null,
  importId: null,
});

/** Inserts as many rows per statement as both databases accept. */
async function insertAll<Table extends "mood_entries" | "tags" | "mood_entry_tags">(
  db: Db,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
) {
  for (let from = 0; from < rows.length; from += rowsPerStatement)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + rowsPerStatement))
      .execute();
}

const newUser = (universeName: string, userName: string, createdAt: Date) => ({
  id: randomUUID(),
  universeName,
  universeKey: universeNameKey(universeName),
  userName,
  startDate: createdAt.toISOString().slice(0, 10),
  opensByName: 1 as const,
  avatarShape: defaultAvatar.shape,
  avatarColors: JSON.stringify(defaultAvatar.colors),
  avatarPattern: defaultAvatar.pattern,
  createdAt,
  updatedAt: createdAt,
});

/** The columns of the user with the stats of the stars, as of the latest. */
function journeyOf(stars: readonly MoodEntryRow[], latest: Date) {
  const moments = stars.map(({ timestamp, utcOffset }) => ({ moment: timestamp.getTime(), utcOffset }));
  const stats = computeJourneyStats(catalogue, stars, longestPossibleStreak(moments, latest.getTime()));
  return { journeyStats: serializeStats(stats), avatarAccessories: JSON.stringify(stats.achievements) };
}

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
  const created = newUser(universeName, userName, createdAt);
  // Rows are made before the transaction, because PostgreSQL ends one that is idle while a hundred thousand stars are
  // placed.
  const { stars, tags, tagsOfStars, revision } = toRows(created.id, entries);
  return db.transaction().execute(async (transaction) => {
    const user = await insertUser(transaction, created);
    if (!user) return null;
    await insertAll(transaction, "mood_entries", stars);
    await insertAll(transaction, "tags", tags);
    await insertAll(transaction, "mood_entry_tags", tagsOfStars);
    const latest = stars.at(-1)?.timestamp ?? null;
    await transaction
      .updateTable("users")
      .set({
        revision,
        nextOrdinal: stars.length,
        entryCount: stars.length,
        latestEntryAt: latest,
        ...(latest && journeyOf(stars, latest)),
      })
      .where("id", "=", user.id)
      .execute();
    return user.id;
  });
}
