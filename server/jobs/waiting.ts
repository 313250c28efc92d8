/** What waits to be sent, for the figures of a process and for the page of administrators. */

import { sql } from "kysely";
import type { Db } from "../database/schema.ts";

/**
 * `failing`: an attempt has failed; a job that is being sent for the first time has a count of attempts too. `oldest` is the
 * moment from which the one that has waited longest waits.
 */
export type Waiting = {
  readonly waiting: number;
  readonly overdue: number;
  readonly failing: number;
  readonly oldest: Date | null;
};

const hasFailed = sql<boolean>`"attempts" > 0 and "attemptedAt" is null`;

/** Rows that were sent count only in the index of those that were not. */
export async function countWaiting(
  db: Db,
  now: Date,
): Promise<Record<"mails" | "reminders" | "webhooks", Waiting>> {
  const mails = await db
    .selectFrom("mails")
    .select(({ fn }) => [
      fn.countAll<number>().as("waiting"),
      fn.countAll<number>().filterWhere("dueAt", "<=", now).as("overdue"),
      fn.countAll<number>().filterWhere(hasFailed).as("failing"),
      fn.min("createdAt").as("oldest"),
    ])
    .where("dueAt", "is not", null)
    .executeTakeFirstOrThrow();
  const reminders = await db
    .selectFrom("reminder_jobs")
    .select(({ fn }) => [
      fn.countAll<number>().as("waiting"),
      fn.countAll<number>().filterWhere("dueAt", "<=", now).as("overdue"),
      fn.countAll<number>().filterWhere(hasFailed).as("failing"),
      fn.min("at").as("oldest"),
    ])
    .where("dueAt", "is not", null)
    .executeTakeFirstOrThrow();
  const webhooks = await countWebhooks(db, now);
  return { mails: toWaiting(mails), reminders: toWaiting(reminders), webhooks: toWaiting(webhooks) };
}

/** Webhooks that were not told all changes. Paused ones wait for nothing. Only a failing one knows how long it has waited. */
const countWebhooks = (db: Db, now: Date) =>
  db
    .selectFrom("webhooks")
    .innerJoin("users", "users.id", "webhooks.userId")
    .select(({ fn }) => [
      fn.countAll<number>().as("waiting"),
      fn.countAll<number>().filterWhere("webhooks.dueAt", "<=", now).as("overdue"),
      fn.countAll<number>().filterWhere("webhooks.failingSince", "is not", null).as("failing"),
      fn.min<Date | null>("webhooks.failingSince").as("oldest"),
    ])
    .where("webhooks.dueAt", "is not", null)
    .whereRef("users.revision", "!=", "webhooks.revision")
    .where("users.closedAt", "is", null)
    .executeTakeFirstOrThrow();

/** The embedded database tells the type of a column, but not that of its least value. */
const toWaiting = ({ oldest, ...counts }: Waiting): Waiting => ({
  ...counts,
  oldest: oldest === null ? null : new Date(oldest),
});
