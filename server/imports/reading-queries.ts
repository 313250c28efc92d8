import { sql } from "kysely";
import type { Db } from "../database/schema.ts";
import type { ReadingRow } from "../records/reading-queries.ts";
import type { OfImport } from "./queries.ts";

type OfTracker = Pick<ReadingRow, "userId" | "trackerId">;

export const listReadingsAt = (db: Db, { userId, trackerId }: OfTracker, ats: readonly string[]) =>
  db
    .selectFrom("readings")
    .selectAll()
    .where("userId", "=", userId)
    .where("trackerId", "=", trackerId)
    .where("at", "in", ats)
    .execute();

/** How many readings a tracker has on each day from a date to another. */
export async function countPerDay(
  db: Db,
  { userId, trackerId, from, to }: OfTracker & { readonly from: string; readonly to: string },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("readings")
    .select([sql<string>`substr("at", 1, 10)`.as("date"), (eb) => eb.fn.countAll().as("count")])
    .where("userId", "=", userId)
    .where("trackerId", "=", trackerId)
    .where("at", ">=", from)
    .where("at", "<", `${to}Z`)
    .groupBy("date")
    .execute();
  return new Map(rows.map(({ date, count }) => [date, Number(count)]));
}

/** Rows of one statement, whose number of parameters is limited. */
const rowsAtOnce = 1_000;

/** Inserts readings, or gives those that are there what the rows say. */
export async function upsertReadings(db: Db, rows: readonly ReadingRow[]) {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await db
      .insertInto("readings")
      .values(rows.slice(at, at + rowsAtOnce))
      .onConflict((conflict) =>
        conflict.columns(["userId", "trackerId", "at"]).doUpdateSet((eb) => ({
          value: eb.ref("excluded.value"),
          utcOffset: eb.ref("excluded.utcOffset"),
          timeZone: eb.ref("excluded.timeZone"),
          revision: eb.ref("excluded.revision"),
          importId: eb.ref("excluded.importId"),
          replaced: eb.ref("excluded.replaced"),
        })),
      )
      .execute();
}

export const listReadingsOfImport = (db: Db, { userId, importId }: OfImport, limit: number) =>
  db
    .selectFrom("readings")
    .selectAll()
    .where("userId", "=", userId)
    .where("importId", "=", importId)
    // SQLite uses the index of imported readings for this condition alone.
    .where("importId", "is not", null)
    .limit(limit)
    .execute();

/** How many readings each import has brought that nobody has changed since. */
export async function countReadingsByImport(
  db: Db,
  userId: string,
): Promise<ReadonlyMap<string, { added: number; replaced: number }>> {
  const rows = await db
    .selectFrom("readings")
    .select(["importId", (eb) => eb.fn.countAll().as("all"), (eb) => eb.fn.count("replaced").as("replaced")])
    .where("userId", "=", userId)
    .where("importId", "is not", null)
    .groupBy("importId")
    .execute();
  return new Map(
    rows.map(({ importId, all, replaced }) => [
      importId ?? "",
      { added: Number(all) - Number(replaced), replaced: Number(replaced) },
    ]),
  );
}

export const deleteReadingsAt = (db: Db, { userId, trackerId }: OfTracker, ats: readonly string[]) =>
  db
    .deleteFrom("readings")
    .where("userId", "=", userId)
    .where("trackerId", "=", trackerId)
    .where("at", "in", ats)
    .execute();

/** The imports of a universe that were undone or cancelled. */
export async function listUndone(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("imports")
    .select("id")
    .where("userId", "=", userId)
    .where("undoneAt", "is not", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The ids of what an import has created. */
export async function listCreated(
  db: Db,
  table: "trackers" | "own_feelings",
  { userId, importId }: OfImport,
) {
  const rows = await db
    .selectFrom(table)
    .select("id")
    .where("userId", "=", userId)
    .where("importId", "=", importId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a tracker has a reading. */
export async function hasReadings(db: Db, { userId, trackerId }: OfTracker): Promise<boolean> {
  const found = await db
    .selectFrom("readings")
    .select("at")
    .where("userId", "=", userId)
    .where("trackerId", "=", trackerId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
