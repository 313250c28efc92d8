/** The whole schema of both specifications. */

import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";

type AnyDb = Kysely<Record<string, never>>;
type Table = CreateTableBuilder<string, never>;

const momentType = (dialect: Dialect) => sql.raw(dialect === "postgres" ? "timestamptz" : sqliteMoment);
const isFlag = (name: string) => sql<boolean>`${sql.ref(name)} in (0, 1)`;
const between = (name: string, least: number, most: number) =>
  sql<boolean>`${sql.ref(name)} between ${sql.lit(least)} and ${sql.lit(most)}`;

/** Table builders of one dialect. */
function tablesOf(db: AnyDb, dialect: Dialect) {
  const moment = momentType(dialect);
  const owned = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"));
  return { moment, owned };
}

async function createUsers(db: AnyDb, dialect: Dialect) {
  const { moment } = tablesOf(db, dialect);
  const optional = (builder: Table, names: string[], type: "text" | typeof moment) =>
    names.reduce((table, name) => table.addColumn(name, type), builder);

  let table: Table = db.schema
    .createTable("users")
    .addColumn("id", "text", (column) => column.primaryKey().notNull());
  table = table
    .addColumn("universeName", "text", (column) => column.notNull())
    .addColumn("universeKey", "text", (column) => column.notNull().unique())
    .addColumn("userName", "text", (column) => column.notNull())
    .addColumn("emailKey", "text", (column) => column.unique())
    .addColumn("emailVerificationToken", "text", (column) => column.unique());
  table = optional(table, ["email", "firstName", "lastName", "profileImageUrl", "pendingEmail"], "text");
  table = optional(table, ["pendingPasswordHash", "pendingSalt", "passwordHash", "salt"], "text");
  table = optional(
    table,
    ["providerIssuer", "providerSubject", "birthday", "startDate", "demographics"],
    "text",
  );
  table = optional(
    table,
    ["emailVerificationExpires", "pendingSince", "lastLoginAt", "lockoutExpires"],
    moment,
  );
  await table
    .addColumn("emailVerified", "integer", (column) =>
      column.notNull().defaultTo(0).check(isFlag("emailVerified")),
    )
    .addColumn("accountLocked", "integer", (column) =>
      column.notNull().defaultTo(0).check(isFlag("accountLocked")),
    )
    .addColumn("loginAttempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("avatarShape", "text", (column) => column.notNull())
    .addColumn("avatarColors", "text", (column) => column.notNull())
    .addColumn("avatarPattern", "text", (column) => column.notNull())
    .addColumn("avatarAccessories", "text", (column) => column.notNull().defaultTo("[]"))
    .addColumn("journeyStats", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("revision", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("entryCount", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("latestEntryAt", moment)
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addColumn("updatedAt", moment, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("users_provider")
    .on("users")
    .columns(["providerIssuer", "providerSubject"])
    .unique()
    .execute();
}

async function createSessions(db: AnyDb, dialect: Dialect) {
  const { moment, owned } = tablesOf(db, dialect);
  await owned("sessions")
    .addColumn("sid", "text", (column) => column.primaryKey().notNull())
    .addColumn("sess", "text", (column) => column.notNull())
    .addColumn("expire", moment, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sessions_expire").on("sessions").column("expire").execute();
  await db.schema.createIndex("sessions_user").on("sessions").column("userId").execute();
}

async function createMoodEntries(db: AnyDb, dialect: Dialect) {
  const { moment, owned } = tablesOf(db, dialect);
  await owned("mood_entries")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("emotion", "text", (column) => column.notNull())
    .addColumn("intensity", "integer", (column) => column.notNull().check(between("intensity", 1, 10)))
    .addColumn("note", "text")
    .addColumn("timestamp", moment, (column) => column.notNull())
    .addColumn("x", "integer", (column) => column.notNull())
    .addColumn("y", "integer", (column) => column.notNull())
    .addColumn("z", "integer", (column) => column.notNull())
    .addColumn("isTwinStar", "integer", (column) => column.notNull().defaultTo(0).check(isFlag("isTwinStar")))
    .addColumn("secondaryEmotion", "text")
    .addColumn("secondaryIntensity", "integer", (column) =>
      column.check(between("secondaryIntensity", 1, 10)),
    )
    .execute();
  await db.schema
    .createIndex("mood_entries_by_time")
    .on("mood_entries")
    .columns(["userId", "timestamp", "id"])
    .execute();
  await db.schema
    .createIndex("mood_entries_by_place")
    .on("mood_entries")
    .columns(["userId", "x", "y", "z"])
    .execute();
}

async function createWellness(db: AnyDb, dialect: Dialect) {
  const { moment, owned } = tablesOf(db, dialect);
  await owned("quiz_responses")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("quizType", "text", (column) => column.notNull())
    .addColumn("runId", "text")
    .addColumn("scenarioId", "text", (column) => column.notNull())
    .addColumn("userEmotion", "text", (column) => column.notNull())
    .addColumn("userIntensity", "integer", (column) => column.notNull().check(between("userIntensity", 1, 5)))
    .addColumn("baselineEmotion", "text", (column) => column.notNull())
    .addColumn("contrastType", "text", (column) => column.notNull())
    .addColumn("contextTag", "text", (column) => column.notNull())
    .addColumn("responseTimeMs", "integer", (column) => column.notNull())
    .addColumn("timestamp", moment, (column) => column.notNull())
    .addUniqueConstraint("quiz_responses_once", ["userId", "runId", "scenarioId"])
    .execute();
  await owned("personalized_recommendations")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("recommendationType", "text", (column) => column.notNull())
    .addColumn("contentId", "text", (column) => column.notNull())
    .addColumn("difficultyLevel", "text", (column) => column.notNull())
    .addColumn("triggerReason", "text", (column) => column.notNull())
    .addColumn("contextPattern", "text")
    .addColumn("isCompleted", "integer", (column) =>
      column.notNull().defaultTo(0).check(isFlag("isCompleted")),
    )
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addColumn("completedAt", moment)
    .execute();
  await owned("wellness_sessions")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("itemId", "text", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("seconds", "integer", (column) => column.notNull())
    .addColumn("score", "integer")
    .addColumn("at", moment, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("personalized_recommendations_by_time")
    .on("personalized_recommendations")
    .columns(["userId", "createdAt", "id"])
    .execute();
  await db.schema
    .createIndex("wellness_sessions_by_time")
    .on("wellness_sessions")
    .columns(["userId", "at", "id"])
    .execute();
}

async function createBookkeeping(db: AnyDb, dialect: Dialect) {
  const { moment, owned } = tablesOf(db, dialect);
  await owned("idempotency_keys")
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("call", "text", (column) => column.notNull())
    .addColumn("bodyHash", "text", (column) => column.notNull())
    .addColumn("reply", "text", (column) => column.notNull())
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addPrimaryKeyConstraint("idempotency_keys_pk", ["userId", "key"])
    .execute();
  await db.schema
    .createTable("name_reservations")
    .addColumn("universeKey", "text", (column) => column.primaryKey().notNull())
    .addColumn("emailKey", "text", (column) => column.notNull())
    .addColumn("expires", moment, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("limits")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("endsAt", moment, (column) => column.notNull())
    .execute();
  const swept = [
    ["idempotency_keys", "createdAt"],
    ["name_reservations", "expires"],
    ["limits", "endsAt"],
  ] as const;
  for (const [table, column] of swept)
    await db.schema.createIndex(`${table}_sweep`).on(table).column(column).execute();
}

export const firstSchema = (dialect: Dialect): Migration => ({
  async up(db) {
    await createUsers(db, dialect);
    await createSessions(db, dialect);
    await createMoodEntries(db, dialect);
    await createWellness(db, dialect);
    await createBookkeeping(db, dialect);
  },
});
