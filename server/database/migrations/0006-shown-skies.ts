/** Links with which people show their skies to others. */

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";

const flags = ["showsFeelings", "showsDates"] as const;

export const shownSkiesSchema = (dialect: Dialect): Migration => ({
  async up(db: Kysely<Record<string, never>>) {
    const moment = sql.raw(dialect === "postgres" ? "timestamptz" : sqliteMoment);
    let table = db.schema
      .createTable("shown_skies")
      .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("tokenHash", "text", (column) => column.notNull().unique())
      .addColumn("sealedToken", "text")
      .addColumn("label", "text", (column) => column.notNull());
    for (const flag of flags)
      table = table.addColumn(flag, "integer", (column) =>
        column.notNull().check(sql<boolean>`${sql.ref(flag)} in (0, 1)`),
      );
    await table
      .addColumn("asOf", moment)
      .addColumn("untilOrdinal", "integer")
      .addColumn("createdAt", moment, (column) => column.notNull())
      .addColumn("endsAt", moment)
      .addColumn("views", "integer", (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint("shown_skies_pk", ["userId", "id"])
      .execute();
  },
});
