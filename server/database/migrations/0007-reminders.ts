/** Reminders: what people chose, the devices that get them, those that are due or were sent, and the server's keys. */

import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";

type AnyDb = Kysely<Record<string, never>>;
type Moment = ReturnType<typeof sql.raw>;

const owned = (db: AnyDb, table: string): CreateTableBuilder<string, "userId"> =>
  db.schema
    .createTable(table)
    .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"));

async function createReminders(db: AnyDb, moment: Moment) {
  await owned(db, "reminders")
    .addColumn("isOn", "integer", (column) => column.notNull())
    .addColumn("times", "text", (column) => column.notNull())
    .addColumn("timeZone", "text", (column) => column.notNull())
    .addColumn("byMail", "integer", (column) => column.notNull())
    .addColumn("isSilent", "integer", (column) => column.notNull())
    .addColumn("restUntil", moment)
    .addColumn("nextAt", moment)
    .addColumn("plannedAt", moment, (column) => column.notNull())
    .addPrimaryKeyConstraint("reminders_pk", ["userId"])
    .execute();
  await sql`create index "reminders_due" on "reminders" ("nextAt") where "nextAt" is not null`.execute(db);
  await sql`create index "reminders_planned" on "reminders" ("plannedAt") where "nextAt" is not null`.execute(
    db,
  );
}

async function createDevices(db: AnyDb, moment: Moment) {
  await owned(db, "push_subscriptions")
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("sid", "text", (column) => column.notNull())
    .addColumn("endpoint", "text", (column) => column.notNull())
    .addColumn("service", "text", (column) => column.notNull())
    .addColumn("p256dh", "text", (column) => column.notNull())
    .addColumn("auth", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addColumn("renewedAt", moment, (column) => column.notNull())
    .execute();
  for (const column of ["userId", "sid"])
    await db.schema
      .createIndex(`push_subscriptions_${column}`)
      .on("push_subscriptions")
      .column(column)
      .execute();
}

async function createJobs(db: AnyDb, moment: Moment) {
  await owned(db, "reminder_jobs")
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("time", "text", (column) => column.notNull())
    .addColumn("target", "text", (column) => column.notNull())
    .addColumn("at", moment, (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("dueAt", moment)
    .addColumn("attemptedAt", moment)
    .execute();
  await db.schema.createIndex("reminder_jobs_user").on("reminder_jobs").column("userId").execute();
  await db.schema.createIndex("reminder_jobs_at").on("reminder_jobs").column("at").execute();
  await sql`create index "reminder_jobs_due" on "reminder_jobs" ("dueAt") where "dueAt" is not null`.execute(
    db,
  );
}

export const remindersSchema = (dialect: Dialect): Migration => ({
  async up(db: AnyDb) {
    const moment = sql.raw(dialect === "postgres" ? "timestamptz" : sqliteMoment);
    await createReminders(db, moment);
    await createDevices(db, moment);
    await createJobs(db, moment);
    await db.schema
      .createTable("reminder_keys")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("publicKey", "text", (column) => column.notNull())
      .addColumn("privateKey", "text", (column) => column.notNull())
      .addColumn("linkKey", "text", (column) => column.notNull())
      .addColumn("createdAt", moment, (column) => column.notNull())
      .execute();
    await db.schema
      .alterTable("mails")
      .addColumn("isBulk", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`create index "mails_in_turn" on "mails" ("isBulk", "dueAt") where "dueAt" is not null`.execute(
      db,
    );
  },
});
