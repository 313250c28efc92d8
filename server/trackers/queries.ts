import { type Insertable, sql } from "kysely";
import type { Db, ReadingsTable } from "../database/schema.ts";
import type { ReadingRow } from "../records/reading-queries.ts";

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
  columns: Pick<ReadingRow, "value" | "utcOffset" | "timeZone" | "revision" | "importId" | "replaced">,
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
