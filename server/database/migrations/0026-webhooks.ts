/** Addresses that are told what changes in a universe, and the topic of ntfy to which a person's reminders go. */

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";

type AnyDb = Kysely<Record<string, never>>;

async function createWebhooks(db: AnyDb, dialect: Dialect) {
  const isPostgres = dialect === "postgres";
  const moment = sql.raw(isPostgres ? "timestamptz" : sqliteMoment);
  const wide = isPostgres ? "bigint" : "integer";
  await db.schema
    .createTable("webhooks")
    .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("events", "text", (column) => column.notNull())
    .addColumn("scopes", "text", (column) => column.notNull())
    .addColumn("sealedSecret", "text", (column) => column.notNull())
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addColumn("revision", wide, (column) => column.notNull())
    .addColumn("ordinal", wide, (column) => column.notNull())
    .addColumn("told", "text", (column) => column.notNull().defaultTo("[]"))
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("dueAt", moment)
    .addColumn("claim", "text")
    .addColumn("failingSince", moment)
    .addColumn("pausedAt", moment)
    .addColumn("pausedBecause", "text")
    .addColumn("answeredAt", moment)
    .addColumn("answer", "integer")
    .addPrimaryKeyConstraint("webhooks_pk", ["userId", "id"] as never[])
    .execute();
  await sql`create index "webhooks_due" on "webhooks" ("dueAt") where "dueAt" is not null`.execute(db);
}

export const webhooksSchema = (dialect: Dialect): Migration => ({
  async up(db: AnyDb) {
    await createWebhooks(db, dialect);
    await db.schema
      .alterTable("users")
      .addColumn("hasWebhooks", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    for (const column of ["ntfyUrl", "ntfyService", "ntfyToken", "ntfyProblem"])
      await db.schema.alterTable("reminders").addColumn(column, "text").execute();
  },
});
