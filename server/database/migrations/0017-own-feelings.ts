/** Feelings of a person's own, and the bytes that they take. */

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";
import { countingTriggers, type Sizes } from "./0013-room-of-universes.ts";

type AnyDb = Kysely<Record<string, never>>;

export const sizesOfFeelings: Sizes = { own_feelings: { row: 350 } };

/** The version before serves beside this one during an update, and shows stars of these feelings in grey. */
export const ownFeelings = (dialect: Dialect): Migration => ({
  async up(db: AnyDb) {
    const isPostgres = dialect === "postgres";
    const moment = sql.raw(isPostgres ? "timestamptz" : sqliteMoment);
    const number = (column: string, least: number) =>
      sql<boolean>`${sql.ref(column)} between ${sql.lit(least)} and 1`;
    await db.schema
      .createTable("own_feelings")
      .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("nameKey", "text", (column) => column.notNull())
      .addColumn("family", "text", (column) => column.notNull())
      .addColumn("valence", "double precision", (column) => column.notNull().check(number("valence", -1)))
      .addColumn("energy", "double precision", (column) => column.notNull().check(number("energy", 0)))
      .addColumn("isArchived", "integer", (column) =>
        column.notNull().defaultTo(0).check(sql<boolean>`"isArchived" in (0, 1)`),
      )
      .addColumn("createdAt", moment, (column) => column.notNull())
      .addColumn("revision", isPostgres ? "bigint" : "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("own_feelings_pk", ["userId", "id"] as never[])
      .addUniqueConstraint("own_feelings_name", ["userId", "nameKey"] as never[])
      .execute();
    await db.schema
      .createIndex("own_feelings_by_revision")
      .on("own_feelings")
      .columns(["userId", "revision"])
      .execute();
    for (const statement of countingTriggers(dialect, sizesOfFeelings)) await sql.raw(statement).execute(db);
  },
});
