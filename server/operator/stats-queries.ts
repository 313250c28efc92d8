/** Counts over all universes. Each query reads its table once. */

import type { Db } from "../database/schema.ts";

/** `recent` are those with a sign-in since `since`. */
export async function countUniverses(db: Db, since: Date) {
  const counted = await db
    .selectFrom("users")
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.countAll<number>().filterWhere("lastLoginAt", ">=", since).as("recent"),
      fn.countAll<number>().filterWhere("closedAt", "is not", null).as("closed"),
      fn.max("entryCount").as("mostStars"),
    ])
    .executeTakeFirstOrThrow();
  return { ...counted, mostStars: counted.mostStars ?? 0 };
}

/** Stars of imports that are not finished count too: they take space. */
export const countStars = (db: Db) =>
  db
    .selectFrom("mood_entries")
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.countAll<number>().filterWhere("deletedAt", "is not", null).as("inBin"),
    ])
    .executeTakeFirstOrThrow();

/** Webhooks, and topics of ntfy to which reminders go. */
export async function countPrograms(db: Db) {
  const webhooks = await db
    .selectFrom("webhooks")
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.countAll<number>().filterWhere("pausedAt", "is not", null).as("paused"),
    ])
    .executeTakeFirstOrThrow();
  const topics = await db
    .selectFrom("reminders")
    .select(({ fn }) => fn.countAll<number>().as("all"))
    .where("ntfyUrl", "is not", null)
    .executeTakeFirstOrThrow();
  return { webhooks: webhooks.all, paused: webhooks.paused, topics: topics.all };
}

/** One count for each two neighbours of `starts`. */
export const countUniversesByMonth = (db: Db, starts: readonly Date[]) => countByMonth(db, "users", starts);
export const countStarsByMonth = (db: Db, starts: readonly Date[]) =>
  countByMonth(db, "mood_entries", starts);

async function countByMonth(db: Db, table: "users" | "mood_entries", starts: readonly Date[]) {
  const months = starts.slice(1).map((end, month) => ({ start: starts[month] as Date, end }));
  const counted: Record<string, number> = await db
    .selectFrom(table)
    .select(({ fn }) =>
      months.map(({ start, end }, month) =>
        fn
          .countAll<number>()
          .filterWhere("createdAt", ">=", start)
          .filterWhere("createdAt", "<", end)
          .as(`month${month}`),
      ),
    )
    .executeTakeFirstOrThrow();
  return months.map((_, month) => counted[`month${month}`] ?? 0);
}
