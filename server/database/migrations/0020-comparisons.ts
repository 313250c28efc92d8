/** Comparisons that people keep, and the bytes that they take. */

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";
import { countingTriggers, type Sizes } from "./0013-room-of-universes.ts";

/** A query is mostly short, and a universe has few. */
export const sizesOfComparisons = { comparisons: { row: 700 } } satisfies Sizes;

export const comparisonsSchema = (dialect: Dialect): Migration => ({
  async up(db: Kysely<Record<string, never>>) {
    const isPostgres = dialect === "postgres";
    await db.schema
      .createTable("comparisons")
      .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("query", "text", (column) => column.notNull())
      .addColumn("createdAt", sql.raw(isPostgres ? "timestamptz" : sqliteMoment), (column) =>
        column.notNull(),
      )
      .addColumn("revision", isPostgres ? "bigint" : "integer", (column) => column.notNull())
      .addColumn("importId", "text")
      .addPrimaryKeyConstraint("comparisons_pk", ["userId", "id"] as never[])
      .execute();
    await db.schema
      .createIndex("comparisons_by_revision")
      .on("comparisons")
      .columns(["userId", "revision"])
      .execute();
    for (const statement of countingTriggers(dialect, sizesOfComparisons))
      await sql.raw(statement).execute(db);
  },
});
