/** Imports: what they are, what they have sent, and the keys of the stars that they added. */

import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";

type AnyDb = Kysely<Record<string, never>>;
type Moment = ReturnType<typeof sql.raw>;

const owned = (db: AnyDb, table: string): CreateTableBuilder<string, "userId"> =>
  db.schema
    .createTable(table)
    .addColumn("userId", "text", (column) => column.notNull().references("users.id").onDelete("cascade"));

/** A table of what belongs to one import. */
const ofImport = (db: AnyDb, table: string) =>
  owned(db, table)
    .addColumn("importId", "text", (column) => column.notNull())
    .addForeignKeyConstraint(
      `${table}_import`,
      ["userId", "importId"],
      "imports",
      ["userId", "id"],
      (constraint) => constraint.onDelete("cascade"),
    );

async function createImports(db: AnyDb, moment: Moment) {
  await owned(db, "imports")
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("fileName", "text", (column) => column.notNull())
    .addColumn("total", "integer", (column) => column.notNull())
    .addColumn("added", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("known", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("publishedAs", "integer")
    .addColumn("openedAt", moment, (column) => column.notNull())
    .addColumn("finishedAt", moment)
    .addColumn("undoneAt", moment)
    .addPrimaryKeyConstraint("imports_pk", ["userId", "id"])
    .execute();
  await sql`create index "imports_open" on "imports" ("openedAt") where "finishedAt" is null and "undoneAt" is null`.execute(
    db,
  );
}

async function createParts(db: AnyDb, moment: Moment) {
  await ofImport(db, "import_entries")
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("timestamp", moment, (column) => column.notNull())
    .addColumn("emotion", "text", (column) => column.notNull())
    .addColumn("content", "text")
    .addPrimaryKeyConstraint("import_entries_pk", ["userId", "importId", "key"])
    .execute();
  await ofImport(db, "import_tags")
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("tagId", "text")
    .addColumn("isNew", "integer", (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("import_tags_pk", ["userId", "importId", "id"])
    .execute();
  await owned(db, "import_keys")
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("importId", "text")
    .addColumn("entryId", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("import_keys_pk", ["userId", "key"])
    .execute();
  await db.schema
    .createIndex("import_keys_by_import")
    .on("import_keys")
    .columns(["userId", "importId", "key"])
    .execute();
}

/** The pause between stars and their daily limit are about stars that a person adds by hand. */
async function markImportedEntries(db: AnyDb) {
  await db.schema.alterTable("mood_entries").addColumn("importId", "text").execute();
  for (const [name, column] of [
    ["time", "timestamp"],
    ["creation", "createdAt"],
  ] as const)
    await sql`create index ${sql.id(`mood_entries_by_hand_${name}`)} on "mood_entries" ("userId", ${sql.id(column)}) where "importId" is null`.execute(
      db,
    );
}

export const importsSchema = (dialect: Dialect): Migration => ({
  async up(db) {
    const moment = sql.raw(dialect === "postgres" ? "timestamptz" : sqliteMoment);
    await createImports(db, moment);
    await createParts(db, moment);
    await markImportedEntries(db);
  },
});
