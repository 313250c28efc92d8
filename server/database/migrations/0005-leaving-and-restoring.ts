/** Universes that wait for their removal, and which import has restored an activity or a constellation. */

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";

type AnyDb = Kysely<Record<string, never>>;

const restoredTables = [
  "quiz_responses",
  "personalized_recommendations",
  "wellness_sessions",
  "constellations",
] as const;

export const leavingSchema = (dialect: Dialect): Migration => ({
  async up(db: AnyDb) {
    const moment = sql.raw(dialect === "postgres" ? "timestamptz" : sqliteMoment);
    await db.schema.alterTable("users").addColumn("closedAt", moment).execute();
    await sql`create index "users_closed" on "users" ("closedAt") where "closedAt" is not null`.execute(db);
    for (const [table, flag] of [
      ["imports", "isRestore"],
      ["import_tags", "isArchived"],
    ] as const)
      await db.schema
        .alterTable(table)
        .addColumn(flag, "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    for (const table of restoredTables) {
      await db.schema.alterTable(table).addColumn("importId", "text").execute();
      await sql`create index ${sql.id(`${table}_restored`)} on ${sql.table(table)} ("userId", "importId") where "importId" is not null`.execute(
        db,
      );
    }
  },
});
