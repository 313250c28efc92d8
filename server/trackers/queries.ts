import { type Insertable, sql } from "kysely";
import type { Db, ReadingsTable } from "../database/schema.ts";
import type { ReadingRow } from "../records/reading-queries.ts";

/** `nameKey` is what `tagNameKey` returns. */
export const findTrackerByName = (db: Db, userId: string, nameKey: string) =>
  db
    .selectFrom("trackers")
    .selectAll()
    .where("userId", "=", userId)
    .where("nameKey", "=", nameKey)
    .executeTakeFirst();

type Key = Pick<ReadingRow, "userId" | "trackerId" | "at">;

const readingAt = (db: Db, { userId, trackerId, at }: Key) =>
  db
    .selectFrom("readings")
    .selectAll()
    .where("userId", "=", userId)
    .where("trackerId", "=", trackerId)
    .where("at", "=", at);

export const findReading = (db: Db, key: Key) => readingAt(db, key).executeTakeFirst();

export const insertReading = (db: Db, row: Insertable<ReadingsTable>) =>
  db.insertInto("readings").values(row).returningAll().executeTakeFirstOrThrow();

export const updateReading = (
  db: Db,
  { userId, trackerId, at }: Key,
  columns: Pick<ReadingRow, "value" | "utcOffset" | "timeZone" | "revision">,
) =>
  db
    .updateTable("readings")
    .set(columns)
    .where("userId", "=", userId)
    .where("trackerId", "=", trackerId)
    .where("at", "=", at)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Whether there was one. */
export async function deleteReading(db: Db, { userId, trackerId, at }: Key): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("readings")
    .where("userId", "=", userId)
    .where("trackerId", "=", trackerId)
    .where("at", "=", at)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** The readings of a tracker on a day. Their moments begin with its date. */
export async function countReadingsOfDay(
  db: Db,
  { userId, trackerId, date }: Omit<Key, "at"> & { readonly date: string },
) {
  const { count } = await db
    .selectFrom("readings")
    .where("userId", "=", userId)
    .where("trackerId", "=", trackerId)
    .where("at", ">=", date)
    .where("at", "<", `${date}Z`)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countReadings(db: Db, userId: string) {
  const { count } = await db
    .selectFrom("readings")
    .where("userId", "=", userId)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes up to `limit` readings of a tracker. Returns how many there were. */
export async function deleteReadingsOf(
  db: Db,
  { userId, trackerId }: Omit<Key, "at">,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("readings")
    .where("userId", "=", userId)
    .where("trackerId", "=", trackerId)
    .where("at", "in", (eb) =>
      eb
        .selectFrom("readings as next")
        .select("next.at")
        .where("next.userId", "=", userId)
        .where("next.trackerId", "=", trackerId)
        .orderBy("next.at")
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The removed trackers that still have readings, because a process ended before it had deleted them. */
export const listTrackersToClear = (db: Db) =>
  db
    .selectFrom("tombstones")
    .select(["userId", "id"])
    // The index has these rows alone, and is found by the literal.
    .where("kind", "=", sql.lit("tracker"))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("readings")
          .select("at")
          .whereRef("readings.userId", "=", "tombstones.userId")
          .whereRef("readings.trackerId", "=", "tombstones.id"),
      ),
    )
    .execute();
