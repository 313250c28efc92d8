import { type Insertable, type Selectable, sql } from "kysely";
import type { AskedTracker } from "#domain/check-in/due.ts";
import type { Dialect } from "../database/dialect.ts";
import type {
  Db,
  PushSubscriptionsTable,
  ReminderJobsTable,
  ReminderKeysTable,
  RemindersTable,
} from "../database/schema.ts";
import { visibleRevision } from "../revisions/visible.ts";
import { deleteSubscriptions } from "../sessions/queries.ts";
import { findOwner, takeEntry } from "../users/directory-queries.ts";

export type RemindersRow = Selectable<RemindersTable>;
export type SubscriptionRow = Selectable<PushSubscriptionsTable>;
export type JobRow = Selectable<ReminderJobsTable>;

const onlyKeys = "keys";

export const findKeys = (db: Db) =>
  db.selectFrom("reminder_keys").selectAll().where("id", "=", onlyKeys).executeTakeFirst();

/** Does nothing if there are some. */
export const insertKeys = (db: Db, keys: Omit<Insertable<ReminderKeysTable>, "id">) =>
  db
    .insertInto("reminder_keys")
    .values({ id: onlyKeys, ...keys })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const findReminders = (db: Db, userId: string) =>
  db.selectFrom("reminders").selectAll().where("userId", "=", userId).executeTakeFirst();

export const putReminders = (db: Db, { userId, ...columns }: RemindersRow) =>
  db
    .insertInto("reminders")
    .values({ userId, ...columns })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(columns))
    .execute();

/** Deletes what was not sent yet. */
export const deleteWaitingJobs = (db: Db, userId: string) =>
  db.deleteFrom("reminder_jobs").where("userId", "=", userId).where("dueAt", "is not", null).execute();

export const listSubscriptions = (db: Db, userId: string) =>
  db
    .selectFrom("push_subscriptions")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

/**
 * Stores a subscription in place of the one of the same endpoint, whoever had it, and of any other of the same browser. The
 * directory says whose it was.
 */
export async function putSubscription(db: Db, row: SubscriptionRow) {
  const { userId, id, createdAt, ...columns } = row;
  const owner = await findOwner(db, "device", id);
  if (owner !== undefined && owner !== userId) await deleteSubscriptions(db, { userId: owner, id });
  await deleteSubscriptions(db, { userId, sid: row.sid }, { id });
  await takeEntry(db, userId, { kind: "device", key: id });
  await db
    .insertInto("push_subscriptions")
    .values({ userId, id, createdAt, ...columns })
    .onConflict((conflict) => conflict.columns(["userId", "id"]).doUpdateSet(columns))
    .execute();
}

/**
 * Reminders that are due, with what decides about them, locked until the transaction ends. On PostgreSQL, rows that another
 * process has locked are left to it, and so are users who are being changed: nobody waits, so that there is no deadlock.
 */
export const lockDueReminders = (db: Db, dialect: Dialect, now: Date, limit: number) =>
  db
    .selectFrom("reminders")
    .innerJoin("users", "users.id", "reminders.userId")
    .selectAll("reminders")
    .select(["users.latestEntryAt", "users.closedAt", "users.email", "users.emailVerified"])
    .where("reminders.nextAt", "<=", now)
    .orderBy("reminders.nextAt")
    .limit(limit)
    // Kysely writes two locks in a wrong order.
    .$if(dialect === "postgres", (query) =>
      query.modifyEnd(sql`for update of "reminders" skip locked for key share of "users" skip locked`),
    )
    .execute();

export type DueRow = Awaited<ReturnType<typeof lockDueReminders>>[number];

export const listSubscriptionIds = (db: Db, userIds: readonly string[]) =>
  db.selectFrom("push_subscriptions").select(["userId", "id"]).where("userId", "in", userIds).execute();

export const setNext = (db: Db, userIds: readonly string[], nextAt: Date | null, plannedAt: Date) =>
  db.updateTable("reminders").set({ nextAt, plannedAt }).where("userId", "in", userIds).execute();

/** Inserts jobs, except those that exist already. */
export const insertJobs = (db: Db, jobs: readonly Insertable<ReminderJobsTable>[]) =>
  db
    .insertInto("reminder_jobs")
    .values(jobs)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Reminders whose next moment was computed when a clock was ahead. */
export const listPlannedAfter = (db: Db, after: Date) =>
  db
    .selectFrom("reminders")
    .selectAll()
    .where("nextAt", "is not", null)
    .where("plannedAt", ">", after)
    .execute();

/** Sets the next moment unless the reminders were changed or planned since they were read. */
export const replan = (db: Db, { userId, plannedAt }: RemindersRow, nextAt: Date | null, now: Date) =>
  db
    .updateTable("reminders")
    .set({ nextAt, plannedAt: now })
    .where("userId", "=", userId)
    .where("plannedAt", "=", plannedAt)
    .execute();

/**
 * Due jobs with all that their delivery needs, locked as in `lockDueReminders`. Jobs for the services `busy` are left
 * for later. A job for a device that is gone has no endpoint.
 */
export const lockDueJobs = (db: Db, dialect: Dialect, now: Date, busy: readonly string[], limit: number) =>
  db
    .selectFrom("reminder_jobs")
    .innerJoin("users", "users.id", "reminder_jobs.userId")
    .innerJoin("reminders", "reminders.userId", "reminder_jobs.userId")
    .leftJoin("push_subscriptions", (join) =>
      join
        .onRef("push_subscriptions.id", "=", "reminder_jobs.target")
        .onRef("push_subscriptions.userId", "=", "reminder_jobs.userId"),
    )
    .selectAll("reminder_jobs")
    .select(["users.latestEntryAt", "users.closedAt", "users.locale"])
    .select(["users.email", "users.emailKey", "users.emailVerified"])
    .select([
      "reminders.isOn",
      "reminders.isSilent",
      "reminders.byMail",
      "reminders.restUntil",
      "reminders.times",
      "reminders.timeZone",
    ])
    .select(["reminders.ntfyUrl", "reminders.ntfyService", "reminders.ntfyToken", "reminders.ntfyProblem"])
    .select([
      "push_subscriptions.endpoint",
      "push_subscriptions.service",
      "push_subscriptions.p256dh",
      "push_subscriptions.auth",
    ])
    .where("reminder_jobs.dueAt", "<=", now)
    .$if(busy.length > 0, (query) =>
      query.where(({ or, eb }) =>
        or([eb("push_subscriptions.service", "is", null), eb("push_subscriptions.service", "not in", busy)]),
      ),
    )
    .$if(busy.length > 0, (query) =>
      query.where(({ or, eb }) =>
        or([
          eb("reminder_jobs.target", "!=", "ntfy"),
          eb("reminders.ntfyService", "is", null),
          eb("reminders.ntfyService", "not in", busy),
        ]),
      ),
    )
    .orderBy("reminder_jobs.dueAt")
    .limit(limit)
    .$if(dialect === "postgres", (query) => query.forUpdate("reminder_jobs").skipLocked())
    .execute();

export type DueJob = Awaited<ReturnType<typeof lockDueJobs>>[number];

export type JobKey = Pick<JobRow, "userId" | "id">;

/** The id of a job contains that of its user, so that no user has the id of another's. */
export const updateJobs = (
  db: Db,
  keys: readonly JobKey[],
  columns: Partial<Pick<JobRow, "attempts" | "dueAt" | "attemptedAt">>,
) =>
  db
    .updateTable("reminder_jobs")
    .set(columns)
    .where("userId", "in", [...new Set(keys.map(({ userId }) => userId))])
    .where(
      "id",
      "in",
      keys.map(({ id }) => id),
    )
    .execute();

/** Marks a job as done unless that has happened already; returns whether it did. */
export async function finishJob(db: Db, { userId, id }: JobKey): Promise<boolean> {
  const finished = await db
    .updateTable("reminder_jobs")
    .set({ dueAt: null })
    .where("userId", "=", userId)
    .where("id", "=", id)
    .where("dueAt", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return finished !== undefined;
}

/** Postpones a job unless it was done or claimed again since this attempt began. */
export const postponeJob = (
  db: Db,
  { userId, id, attempts }: Pick<JobRow, "userId" | "id" | "attempts">,
  columns: Partial<Pick<JobRow, "dueAt" | "attemptedAt">>,
) =>
  db
    .updateTable("reminder_jobs")
    .set(columns)
    .where("userId", "=", userId)
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("dueAt", "is not", null)
    .execute();

/** Says why a topic got nothing, unless the person has another one by now. */
export const setNtfyProblem = (
  db: Db,
  { userId, ntfyUrl }: { readonly userId: string; readonly ntfyUrl: string },
  ntfyProblem: RemindersRow["ntfyProblem"],
) =>
  db
    .updateTable("reminders")
    .set({ ntfyProblem })
    .where("userId", "=", userId)
    .where("ntfyUrl", "=", ntfyUrl)
    .execute();

/** What the rule of check-ins needs to know of the trackers of a person. */
export async function listAskedTrackers(db: Db, userId: string): Promise<AskedTracker[]> {
  const rows = await db
    .selectFrom("trackers")
    .select(["id", "ask", "perDay", "isArchived"])
    .where("userId", "=", userId)
    .where("isArchived", "=", 0)
    .where("revision", "<=", visibleRevision(userId))
    .execute();
  return rows.map(({ isArchived, ...row }) => ({ ...row, isArchived: isArchived === 1 })) as AskedTracker[];
}

/** The readings of a date and of later ones. */
export const listReadingsSince = (db: Db, userId: string, date: string) =>
  db
    .selectFrom("readings")
    .select(["trackerId", "at"])
    .where("userId", "=", userId)
    .where("at", ">=", date)
    .where("revision", "<=", visibleRevision(userId))
    .execute();

export const deleteOldJobs = (db: Db, until: Date) =>
  db.deleteFrom("reminder_jobs").where("at", "<=", until).execute();
