/** Access tokens, with which people let their own programs in. */

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";

export const accessTokens = (dialect: Dialect): Migration => ({
  async up(db: Kysely<Record<string, never>>) {
    const moment = sql.raw(dialect === "postgres" ? "timestamptz" : sqliteMoment);
    await db.schema
      .createTable("access_tokens")
      .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("scopes", "text", (column) => column.notNull())
      .addColumn("createdAt", moment, (column) => column.notNull())
      .addColumn("expiresAt", moment)
      .addColumn("lastUsedAt", moment)
      .addPrimaryKeyConstraint("access_tokens_pk", ["userId", "id"])
      .execute();
    await db.schema.createIndex("access_tokens_sweep").on("access_tokens").column("expiresAt").execute();
  },
});
