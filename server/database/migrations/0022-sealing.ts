/**
 * How far the sealing of a universe's words has come, its epochs and slots, and the bytes that sealed words take. Plain words
 * are refused by the database, too, in a universe whose words are sealed: during an update, the release before can serve
 * beside this one, and knows nothing of it.
 */

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";
import { wordsOf } from "./0021-sealed-words.ts";

type AnyDb = Kysely<Record<string, never>>;

const addTo = (
  db: AnyDb,
  table: string,
  column: string,
  type: "text" | "integer",
  byDefault?: string | number,
) =>
  db.schema
    .alterTable(table)
    .addColumn(column, type, (definition) =>
      byDefault === undefined ? definition : definition.notNull().defaultTo(byDefault),
    )
    .execute();

const owned = (db: AnyDb, table: string) =>
  db.schema
    .createTable(table)
    .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"));

async function createTables(db: AnyDb, dialect: Dialect) {
  const moment = sql.raw(dialect === "postgres" ? "timestamptz" : sqliteMoment);
  await owned(db, "seal_epochs")
    .addColumn("epoch", "integer", (column) => column.notNull())
    .addColumn("check", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("seal_epochs_pk", ["userId", "epoch"])
    .execute();
  await owned(db, "seal_slots")
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("epoch", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("parameters", "text", (column) => column.notNull())
    .addColumn("wrapped", "text", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addPrimaryKeyConstraint("seal_slots_pk", ["userId", "id"])
    .execute();
}

/** The tables whose rows can have sealed words, which count as what a universe stores, and as its notes. */
export const sealedTables = ["mood_entries", ...Object.keys(wordsOf)];

const bytes = (row: "new" | "old") => `coalesce(octet_length(${row}."sealed"), 0)`;
const events = [
  { name: "added", event: "insert", row: "new", change: bytes("new"), when: `new."sealed" is not null` },
  {
    name: "removed",
    event: "delete",
    row: "old",
    change: `-${bytes("old")}`,
    when: `old."sealed" is not null`,
  },
  {
    ...{ name: "changed", event: `update of "sealed"`, row: "new" },
    ...{ change: `${bytes("new")} - ${bytes("old")}`, when: `old."sealed" is distinct from new."sealed"` },
  },
] as const;

/** A row without sealed words costs one comparison. */
function* countingTriggers(dialect: Dialect) {
  for (const { name, event, row, change, when } of events) {
    const count = `update "users" set "storedBytes" = "storedBytes" + (${change}), "noteBytes" = "noteBytes" + (${change})
      where "id" = ${row}."userId";`;
    if (dialect === "postgres")
      yield `create or replace function mood_universe_count_sealed_${name}() returns trigger language plpgsql
        set search_path from current as $$ begin ${count} return null; end $$`;
    for (const table of sealedTables) {
      const trigger = `create trigger "${table}_count_sealed_${name}" after ${event} on "${table}" for each row when`;
      yield dialect === "postgres"
        ? `${trigger} (${when}) execute function mood_universe_count_sealed_${name}()`
        : `${trigger} ${when} begin ${count} end`;
    }
  }
}

const isSealed = `select 1 from "users" where "id" = new."userId" and "sealState" in ('sealed', 'rotating')`;
const refused = "Words of this universe are sealed.";

/** A row without plain words costs a comparison of each, and one with some a look at the user's row, which is locked already. */
function* refusingTriggers(dialect: Dialect) {
  if (dialect === "postgres")
    yield `create or replace function mood_universe_refuse_plain_words() returns trigger language plpgsql
      set search_path from current as $$ begin
        if exists (${isSealed}) then raise check_violation using message = '${refused}'; end if;
        return new;
      end $$`;
  const onInsert = Object.entries(wordsOf).map(([table, words]) => ({
    ...{ table, name: "added", event: "insert" },
    when: words.map((word) => `new."${word}" <> ''`).join(" or "),
  }));
  const hasNote = `new."note" is not null`;
  // The other tables have sealed words in every row, which keep plain ones out by themselves.
  const ofStars = [
    { table: "mood_entries", name: "added", event: "insert", when: hasNote },
    {
      ...{ table: "mood_entries", name: "changed", event: `update of "note"` },
      when: `${hasNote} and old."note" is distinct from new."note"`,
    },
  ];
  for (const { table, name, event, when } of [...onInsert, ...ofStars]) {
    const trigger = `create trigger "${table}_plain_words_${name}" before ${event} on "${table}" for each row when`;
    yield dialect === "postgres"
      ? `${trigger} (${when}) execute function mood_universe_refuse_plain_words()`
      : `${trigger} (${when}) and exists (${isSealed}) begin select raise(abort, '${refused}'); end`;
  }
}

export const sealingSchema = (dialect: Dialect): Migration => ({
  async up(db: AnyDb) {
    await addTo(db, "users", "sealState", "text", "open");
    await addTo(db, "users", "sealEpoch", "integer", 0);
    await addTo(db, "users", "sealedFor", "text");
    await addTo(db, "import_keys", "isSealed", "integer", 0);
    await createTables(db, dialect);
    for (const statement of [...countingTriggers(dialect), ...refusingTriggers(dialect)])
      await sql.raw(statement).execute(db);
  },
});
