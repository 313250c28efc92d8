import { sql } from "kysely";
import type { Db } from "../../database/schema.ts";

type Counted = { readonly waiting: number; readonly failing: number; readonly oldest: Date | number | null };

/** SQLite knows no type of a result: there the moment is a number. */
const toQueue = ({ oldest, ...counts }: Counted) => ({
  ...counts,
  oldestAt: oldest === null ? null : new Date(oldest).toISOString(),
});

/** `failing`: an attempt has failed; one that is being sent for the first time has a count too. */
const failing = sql<boolean>`"attempts" > 0 and "attemptedAt" is null`;

/** Mails that were not sent yet. */
export const countWaitingMails = async (db: Db) =>
  toQueue(
    await db
      .selectFrom("mails")
      .select(({ fn }) => [
        fn.countAll<number>().as("waiting"),
        fn.countAll<number>().filterWhere(failing).as("failing"),
        fn.min<Date | null>("createdAt").as("oldest"),
      ])
      .where("dueAt", "is not", null)
      .executeTakeFirstOrThrow(),
  );

/** Reminders whose time has come. */
export const countWaitingReminders = async (db: Db, now: Date) =>
  toQueue(
    await db
      .selectFrom("reminder_jobs")
      .select(({ fn }) => [
        fn.countAll<number>().as("waiting"),
        fn.countAll<number>().filterWhere(failing).as("failing"),
        fn.min<Date | null>("at").as("oldest"),
      ])
      .where("dueAt", "<=", now)
      .executeTakeFirstOrThrow(),
  );

/** Webhooks whose receivers have accepted nothing since a failure. Those that are paused wait no more. */
export const countWaitingWebhooks = async (db: Db) =>
  toQueue(
    await db
      .selectFrom("webhooks")
      .select(({ fn }) => [
        fn.countAll<number>().as("waiting"),
        fn.countAll<number>().as("failing"),
        fn.min<Date | null>("failingSince").as("oldest"),
      ])
      .where("failingSince", "is not", null)
      .where("pausedAt", "is", null)
      .executeTakeFirstOrThrow(),
  );
