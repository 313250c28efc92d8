/** Tables for sign-in by e-mail, password and provider: registrations, queued mails, failed attempts. */

import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";

type AnyDb = Kysely<Record<string, never>>;

async function extendUsers(db: AnyDb) {
  await db.schema.alterTable("users").addColumn("pendingEmailKey", "text").execute();
  await db.schema.createIndex("users_pending_email").on("users").column("pendingEmailKey").execute();
}

/** Replaces the reservations of names, which no version has written to. */
async function createRegistrations(db: AnyDb, moment: ReturnType<typeof sql.raw>) {
  await db.schema.dropTable("name_reservations").execute();
  await db.schema
    .createTable("registrations")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("emailKey", "text", (column) => column.notNull().unique())
    .addColumn("universeName", "text", (column) => column.notNull())
    .addColumn("universeKey", "text", (column) => column.notNull().unique())
    .addColumn("userName", "text", (column) => column.notNull())
    .addColumn("birthday", "text", (column) => column.notNull())
    .addColumn("startDate", "text")
    .addColumn("passwordHash", "text", (column) => column.notNull())
    .addColumn("salt", "text", (column) => column.notNull())
    .addColumn("emailVerificationToken", "text", (column) => column.unique())
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addColumn("expires", moment, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("registrations_sweep").on("registrations").column("expires").execute();
}

async function createMails(db: AnyDb, moment: ReturnType<typeof sql.raw>) {
  await db.schema
    .createTable("mails")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subjectId", "text", (column) => column.notNull())
    .addColumn("emailKey", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("dueAt", moment)
    .addColumn("attemptedAt", moment)
    .addColumn("createdAt", moment, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("mails_of_address").on("mails").columns(["emailKey", "attemptedAt"]).execute();
  await db.schema.createIndex("mails_due").on("mails").column("dueAt").execute();
  await db.schema.createIndex("mails_sweep").on("mails").column("createdAt").execute();
}

async function createSignIns(db: AnyDb, moment: ReturnType<typeof sql.raw>) {
  await db.schema
    .createTable("sign_in_attempts")
    .addColumn("identifier", "text", (column) => column.primaryKey().notNull())
    .addColumn("loginAttempts", "integer", (column) => column.notNull())
    .addColumn("lockoutExpires", moment)
    .addColumn("updatedAt", moment, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("sign_in_attempts_sweep").on("sign_in_attempts").column("updatedAt").execute();
  await db.schema
    .createTable("provider_sign_ins")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("nonce", "text", (column) => column.notNull())
    .addColumn("codeVerifier", "text", (column) => column.notNull())
    .addColumn("expires", moment, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("provider_sign_ins_sweep").on("provider_sign_ins").column("expires").execute();
}

export const accountsSchema = (dialect: Dialect): Migration => ({
  async up(db) {
    const moment = sql.raw(dialect === "postgres" ? "timestamptz" : sqliteMoment);
    await extendUsers(db);
    await createRegistrations(db, moment);
    await createMails(db, moment);
    await createSignIns(db, moment);
  },
});
