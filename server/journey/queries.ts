import { type RawBuilder, sql } from "kysely";
import { dayMs } from "#domain/calendar.ts";
import { canonicalEmotion } from "#domain/emotions.ts";
import { type FeltCount, highIntensity } from "#domain/journey/stats.ts";
import { type EntryMoment, quarterHourMs } from "#domain/journey/streak.ts";
import type { Dialect } from "../database/dialect.ts";
import type { Db } from "../database/schema.ts";
import { visibleRevision } from "../revisions/visible.ts";

const inSky = (db: Db, userId: string) =>
  db
    .selectFrom("mood_entries")
    .where("userId", "=", userId)
    .where("deletedAt", "is", null)
    .where("revision", "<=", visibleRevision(userId));

/**
 * Counts up to `limit` stars outside the bin after an id, for each feeling. `last` is the highest of their ids; null when
 * there are no more.
 */
export async function countFelt(
  db: Db,
  userId: string,
  after: string,
  limit: number,
): Promise<{ counts: FeltCount[]; last: string | null }> {
  const some = inSky(db, userId)
    .select(["id", "emotion", "intensity", "isTwinStar", "timestamp"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit);
  const rows = await db
    .selectFrom(some.as("some"))
    .select(({ fn }) => [
      "emotion",
      fn.countAll<number>().as("stars"),
      fn.sum<number>("intensity").as("intensity"),
      fn.countAll<number>().filterWhere("isTwinStar", "=", 1).as("twinStars"),
      fn.countAll<number>().filterWhere("intensity", ">=", highIntensity).as("highIntensities"),
      fn.max("timestamp").as("latest"),
      // The order of ids is that of the database.
      sql<string>`max(max("id")) over ()`.as("last"),
    ])
    .groupBy("emotion")
    .execute();
  const counted = rows.reduce((sum, { stars }) => sum + stars, 0);
  return {
    counts: rows.map(({ emotion, latest, last: _, ...count }) => ({
      ...{ ...count, emotion: canonicalEmotion(emotion), latest: Number(latest) },
    })),
    last: counted < limit ? null : (rows[0]?.last ?? null),
  };
}

/** A moment in epoch milliseconds, as a number. */
const milliseconds = (dialect: Dialect): RawBuilder<number> =>
  dialect === "sqlite" ? sql`"timestamp"` : sql`(extract(epoch from "timestamp") * 1000)`;

/**
 * The days of stars since a moment, each once: for stars with an offset a moment of the day on the person's clock, for the
 * others quarters of an hour, as `longestPossibleStreak` tells them apart.
 */
export async function listDays(
  db: Db,
  dialect: Dialect,
  userId: string,
  since: Date,
): Promise<EntryMoment[]> {
  const at = milliseconds(dialect);
  const day = sql<number>`cast(floor((${at} + "utcOffset" * 60000) / ${sql.lit(dayMs)}.0) as double precision)`;
  const quarter = sql<number>`cast(floor(${at} / ${sql.lit(quarterHourMs)}.0) as double precision)`;
  const rows = await inSky(db, userId)
    .select((eb) => [
      day.as("day"),
      eb.case().when("utcOffset", "is", null).then(quarter).end().as("quarter"),
    ])
    .distinct()
    .where("timestamp", ">=", since)
    .execute();
  return rows.map(({ day, quarter }) =>
    quarter === null
      ? { moment: day * dayMs, utcOffset: 0 }
      : { moment: quarter * quarterHourMs, utcOffset: null },
  );
}
