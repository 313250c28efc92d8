/**
 * What each universe stores, counted by triggers, so that no way of writing can leave anything out, and an earlier version
 * that serves beside this one during an update counts too. Tags that were merged lead to their target at once.
 */

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";

type AnyDb = Kysely<Record<string, never>>;

/** Bytes of a row with its indexes, measured in both databases and rounded; `text` is the column that can be long. */
type Size = { readonly row: number; readonly text?: string };

export type Sizes = Readonly<Record<string, Size>>;

export const sizes: Sizes = {
  mood_entries: { row: 600, text: "note" },
  mood_entry_tags: { row: 150 },
  tags: { row: 300 },
  constellations: { row: 250 },
  constellation_stars: { row: 200 },
  tombstones: { row: 200 },
  imports: { row: 400 },
  import_entries: { row: 400, text: "content" },
  import_tags: { row: 250 },
  import_keys: { row: 250 },
  quiz_responses: { row: 500 },
  personalized_recommendations: { row: 500 },
  wellness_sessions: { row: 350 },
};

/** The bytes of a text of a row, which is `new.`, `old.` or none. */
const textOf = ({ text }: Size, row: string) => (text ? `coalesce(octet_length(${row}"${text}"), 0)` : "0");

const backfill = Object.entries(sizes).map(([table, size]) => {
  const sum = (of: string) =>
    `coalesce((select sum(${of}) from "${table}" where "${table}"."userId" = "users"."id"), 0)`;
  return `update "users" set "storedBytes" = "storedBytes" + ${sum(`${size.row} + ${textOf(size, "")}`)},
    "noteBytes" = "noteBytes" + ${sum(textOf(size, ""))}
    where exists (select 1 from "${table}" where "${table}"."userId" = "users"."id")`;
});

/** A restore inserts users with the counts of the backup, and then the rows that are counted again. */
const sqliteUsers = [
  `create trigger "users_store_nothing" after insert on "users" when new."storedBytes" <> 0 begin
    update "users" set "storedBytes" = 0, "noteBytes" = 0 where "id" = new."id"; end`,
];

function* sqliteTriggers(sizes: Sizes) {
  const count = (table: string, name: string, event: string, row: string, change: string, text: string) =>
    `create trigger "${table}_${name}" after ${event} on "${table}" begin
      update "users" set "storedBytes" = "storedBytes" + (${change}), "noteBytes" = "noteBytes" + (${text})
      where "id" = ${row}."userId"; end`;
  for (const [table, size] of Object.entries(sizes)) {
    const [added, removed] = [textOf(size, "new."), textOf(size, "old.")];
    yield count(table, "count_added", "insert", "new", `${size.row} + ${added}`, added);
    yield count(table, "count_removed", "delete", "old", `-${size.row} - ${removed}`, `-${removed}`);
    if (size.text)
      yield count(
        ...([table, "count_changed", `update of "${size.text}"`, "new"] as const),
        ...([`${added} - ${removed}`, `${added} - ${removed}`] as const),
      );
  }
}

const begin = (name: string) =>
  `create or replace function mood_universe_count_${name}() returns trigger language plpgsql
     set search_path from current as $$`;

const postgresUsers = [
  `${begin("users")} begin
      new."storedBytes" := 0; new."noteBytes" := 0; return new;
    end $$`,
  `create trigger "users_store_nothing" before insert on "users"
    for each row execute function mood_universe_count_users()`,
];

/** One update of the user for each statement, and for changed texts one for each row. */
function* postgresTriggers(sizes: Sizes) {
  for (const [table, size] of Object.entries(sizes)) {
    yield `${begin(table)}
      declare one record; sign integer := case tg_op when 'DELETE' then -1 else 1 end;
      begin
        for one in select "userId", sum(${size.row} + ${textOf(size, "")}) as "bytes", sum(${textOf(size, "")}) as "text"
          from "changed" group by "userId"
        loop
          update "users" set "storedBytes" = "storedBytes" + sign * one."bytes",
            "noteBytes" = "noteBytes" + sign * one."text" where "id" = one."userId";
        end loop;
        return null;
      end $$`;
    for (const [name, event, rows] of [
      ["added", "insert", "new"],
      ["removed", "delete", "old"],
    ] as const)
      yield `create trigger "${table}_count_${name}" after ${event} on "${table}"
        referencing ${rows} table as "changed" for each statement execute function mood_universe_count_${table}()`;
    if (!size.text) continue;
    const difference = `${textOf(size, "new.")} - ${textOf(size, "old.")}`;
    yield `${begin(`${table}_text`)} begin
        update "users" set "storedBytes" = "storedBytes" + ${difference},
          "noteBytes" = "noteBytes" + ${difference} where "id" = new."userId";
        return null;
      end $$`;
    yield `create trigger "${table}_count_changed" after update of "${size.text}" on "${table}"
      for each row when (old."${size.text}" is distinct from new."${size.text}")
      execute function mood_universe_count_${table}_text()`;
  }
}

/** The statements that let the database count the rows of tables, which are empty or counted already. */
export const countingTriggers = (dialect: Dialect, sizes: Sizes): Iterable<string> =>
  dialect === "postgres" ? postgresTriggers(sizes) : sqliteTriggers(sizes);

/** Halves the ways of tags that were merged into others again and again, until each leads to the last one. */
async function shortenWays(db: AnyDb) {
  const next = (column: string) => sql`
    select ${sql.ref(column)} from "tombstones" as "next"
    where "next"."userId" = "tombstones"."userId" and "next"."kind" = 'tag' and "next"."id" = "tombstones"."mergedInto"
      and "next"."mergedInto" is not null`;
  const shorten = sql`update "tombstones" set "mergedInto" = (${next("next.mergedInto")})
    where "kind" = 'tag' and "mergedInto" is not null and exists (${next("next.id")})`;
  while (((await shorten.execute(db)).numAffectedRows ?? 0n) > 0n);
}

export const roomOfUniverses = (dialect: Dialect): Migration => ({
  async up(db: AnyDb) {
    for (const column of ["storedBytes", "noteBytes"])
      await db.schema
        .alterTable("users")
        .addColumn(column, dialect === "postgres" ? "bigint" : "integer", (definition) =>
          definition.notNull().defaultTo(0),
        )
        .execute();
    const users = dialect === "postgres" ? postgresUsers : sqliteUsers;
    for (const statement of [...backfill, ...users, ...countingTriggers(dialect, sizes)])
      await sql.raw(statement).execute(db);
    await shortenWays(db);
  },
});
