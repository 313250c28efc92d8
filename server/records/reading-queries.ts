import type { Selectable } from "kysely";
import type { Db, ReadingsTable } from "../database/schema.ts";
import { visibleRevision } from "../revisions/visible.ts";

export type ReadingRow = Selectable<ReadingsTable>;

/** So few that reading and packing them takes some milliseconds. */
export const readingsOfPage = 2_000;

const visibleReadings = (db: Db, userId: string) =>
  db.selectFrom("readings").where("userId", "=", userId).where("revision", "<=", visibleRevision(userId));

/** Up to `readingsOfPage` readings of a tracker, the earliest first, that are later than `after`. */
export const listReadingsAfter = (
  db: Db,
  { userId, trackerId }: Pick<ReadingRow, "userId" | "trackerId">,
  after: string,
) =>
  visibleReadings(db, userId)
    .selectAll()
    .where("trackerId", "=", trackerId)
    .where("at", ">", after)
    .orderBy("at")
    .limit(readingsOfPage)
    .execute();

const changedReadings = (db: Db, userId: string, since: number) =>
  visibleReadings(db, userId).where("revision", ">", since);

export const listChangedReadings = (db: Db, userId: string, since: number) =>
  changedReadings(db, userId, since).selectAll().orderBy("trackerId").orderBy("at").execute();

/** Whether more than `count` readings changed after a revision. */
export async function haveMoreReadingsChanged(db: Db, userId: string, since: number, count: number) {
  const next = await changedReadings(db, userId, since)
    .select("at")
    .offset(count)
    .limit(1)
    .executeTakeFirst();
  return next !== undefined;
}

export async function countReadings(db: Db, userId: string) {
  const { count } = await db
    .selectFrom("readings")
    .where("userId", "=", userId)
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the readings of a tracker, or as many as `limit`. Returns how many. */
export async function deleteReadingsOf(
  db: Db,
  { userId, trackerId }: Pick<ReadingRow, "userId" | "trackerId">,
  limit: number | null = null,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("readings")
    .where("userId", "=", userId)
    .where("trackerId", "=", trackerId)
    .$if(limit !== null, (query) =>
      query.where("at", "in", (eb) =>
        eb
          .selectFrom("readings as next")
          .select("next.at")
          .where("next.userId", "=", userId)
          .where("next.trackerId", "=", trackerId)
          .orderBy("next.at")
          .limit(limit ?? 0),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
