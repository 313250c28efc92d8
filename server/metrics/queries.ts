import type { Db } from "../database/schema.ts";

/** Jobs that are not done yet, those that are due among them, and the moment of the one that has waited longest. */
export type Waiting = { readonly waiting: number; readonly overdue: number; readonly oldest: Date | null };

/** Mails and reminders that wait; rows that were sent count only in the index of those that were not. */
export async function countWaiting(db: Db, now: Date): Promise<{ mails: Waiting; reminders: Waiting }> {
  const mails = await db
    .selectFrom("mails")
    .select(({ fn }) => [
      fn.countAll<number>().as("waiting"),
      fn.countAll<number>().filterWhere("dueAt", "<=", now).as("overdue"),
      fn.min("createdAt").as("oldest"),
    ])
    .where("dueAt", "is not", null)
    .executeTakeFirstOrThrow();
  const reminders = await db
    .selectFrom("reminder_jobs")
    .select(({ fn }) => [
      fn.countAll<number>().as("waiting"),
      fn.countAll<number>().filterWhere("dueAt", "<=", now).as("overdue"),
      fn.min("at").as("oldest"),
    ])
    .where("dueAt", "is not", null)
    .executeTakeFirstOrThrow();
  return { mails: toWaiting(mails), reminders: toWaiting(reminders) };
}

/** The embedded database tells the type of a column, but not that of its least value. */
const toWaiting = ({ oldest, ...counts }: Waiting): Waiting => ({
  ...counts,
  oldest: oldest === null ? null : new Date(oldest),
});
