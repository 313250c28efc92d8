/** Who asked for a migration, the session that founded a universe, what it can undo, and the links that operators make. */

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";

type AnyDb = Kysely<Record<string, never>>;

/** A universe and the session that founds it are stored in one transaction, each with the time of its own. */
const foundingMs = 1000;

/** Two times as milliseconds since 1970: that of a session in the text of `sess`, and that of a user. */
const milliseconds = (dialect: Dialect) =>
  dialect === "postgres"
    ? {
        opened: sql`extract(epoch from ("sess"::json->>'openedAt')::timestamptz) * 1000`,
        created: sql`extract(epoch from "users"."createdAt") * 1000`,
      }
    : {
        opened: sql`unixepoch(json_extract("sess", '$.openedAt'), 'subsec') * 1000`,
        created: sql`"users"."createdAt"`,
      };

/** Sessions by name that began with their universe, as far as they were not rotated since. */
const markFoundingSessions = (db: AnyDb, dialect: Dialect) => {
  const { opened, created } = milliseconds(dialect);
  return sql`update "sessions" set "isFounding" = 1
    where "sess" like '{"openedBy":"name"%' and exists (
      select 1 from "users" where "users"."id" = "sessions"."userId" and "users"."passwordHash" is null
      and abs(${opened} - ${created}) < ${sql.lit(foundingMs)})`.execute(db);
};

const owned = (db: AnyDb, table: string) =>
  db.schema
    .createTable(table)
    .addColumn("userId", "text", (column) =>
      column.notNull().primaryKey().references("users.id").onDelete("cascade"),
    );

export const takingOverSchema = (dialect: Dialect): Migration => ({
  async up(db: AnyDb) {
    const moment = sql.raw(dialect === "postgres" ? "timestamptz" : sqliteMoment);
    await db.schema.alterTable("users").addColumn("pendingFrom", "text").execute();
    await db.schema
      .alterTable("sessions")
      .addColumn("isFounding", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await markFoundingSessions(db, dialect);
    await owned(db, "undoable_migrations")
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("at", moment, (column) => column.notNull())
      .addColumn("until", moment, (column) => column.notNull())
      .execute();
    await owned(db, "invitations")
      .addColumn("tokenHash", "text", (column) => column.notNull())
      .addColumn("endsAt", moment, (column) => column.notNull())
      .execute();
    for (const [table, column] of [
      ["undoable_migrations", "until"],
      ["invitations", "endsAt"],
    ] as const)
      await db.schema.createIndex(`${table}_sweep`).on(table).column(column).execute();
  },
});
