/** Whether the name alone opens a universe is a value of its own, because a universe that has no password can have other ways in. */

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

type AnyDb = Kysely<Record<string, never>>;

/** Until here, exactly these universes opened by their names. */
const opened = (row: string) => `(${row}"passwordHash" is null and ${row}"providerSubject" is null)`;

/**
 * While an update replaces processes one by one, the version before does not write the column: it creates universes by
 * name (the column is null then), completes migrations, and takes universes back, which removes password and address at
 * once. A later migration drops the trigger, before anything else removes a password. The embedded database has one
 * version at a time.
 */
const statements = [
  `create or replace function mood_universe_opens_by_name() returns trigger language plpgsql
   set search_path from current as $$
   begin
     if not ${opened("new.")} then
       new."opensByName" := 0;
     elsif tg_op = 'INSERT' then
       new."opensByName" := coalesce(new."opensByName", 1);
     elsif old."passwordHash" is not null and new."emailKey" is null then
       new."opensByName" := 1;
     end if;
     return new;
   end $$`,
  `create trigger "users_open_by_name" before insert or update of "passwordHash", "providerSubject" on "users"
   for each row execute function mood_universe_opens_by_name()`,
];

export const openingByName = (dialect: Dialect): Migration => ({
  async up(db: AnyDb) {
    const isPostgres = dialect === "postgres";
    await db.schema
      .alterTable("users")
      .addColumn("opensByName", "integer", (column) => (isPostgres ? column : column.notNull().defaultTo(0)))
      .execute();
    await sql.raw(`update "users" set "opensByName" = case when ${opened("")} then 1 else 0 end`).execute(db);
    if (isPostgres) for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
