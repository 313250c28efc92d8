/**
 * Numbers that increase with every change have 64 bits, what an import leaves can be told from what it left already, and
 * the universe knows from which revision on rows belong to an import that is being finished.
 */

import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Dialect } from "../dialect.ts";
import { sqliteMoment } from "../sqlite.ts";

type AnyDb = Kysely<Record<string, never>>;

/** SQLite stores integers of 64 bits in every such column. */
const wideColumns = {
  users: ["revision", "feedStart", "nextOrdinal"],
  mood_entries: ["revision", "ordinal"],
  tags: ["revision"],
  constellations: ["revision"],
  tombstones: ["revision"],
  imports: ["publishedAs"],
  shown_skies: ["untilOrdinal", "views"],
} as const;

/** Each table is written anew once; one whose columns are wide already is not. Only for PostgreSQL. */
export async function widenColumns(
  db: QueryExecutorProvider,
  hasColumn: (table: string, column: string) => boolean = () => true,
) {
  for (const [table, columns] of Object.entries(wideColumns)) {
    const narrow = columns.filter((column) => hasColumn(table, column));
    if (narrow.length === 0) continue;
    const changes = narrow.map((column) => sql`alter column ${sql.ref(column)} type bigint`);
    await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db);
  }
}

/** An import that left nothing was removed completely. */
const markCleared = ["import_entries", "import_tags", "import_keys"].map(
  (table) =>
    sql`not exists (select 1 from ${sql.table(table)} as "left"
      where "left"."userId" = "imports"."userId" and "left"."importId" = "imports"."id")`,
);

export const wideRevisions = (dialect: Dialect): Migration => ({
  async up(db: AnyDb) {
    if (dialect === "postgres") await widenColumns(db);
    await db.schema.alterTable("users").addColumn("publishingAs", "bigint").execute();
    const moment = sql.raw(dialect === "postgres" ? "timestamptz" : sqliteMoment);
    await db.schema.alterTable("imports").addColumn("clearedAt", moment).execute();
    await sql`update "imports" set "clearedAt" = "undoneAt"
      where "undoneAt" is not null and ${sql.join(markCleared, sql` and `)}`.execute(db);
    await sql`create index "imports_to_clear" on "imports" ("userId")
      where "undoneAt" is not null and "clearedAt" is null`.execute(db);
    await sql`create index "imports_of_user_open" on "imports" ("userId")
      where "finishedAt" is null and "undoneAt" is null`.execute(db);
  },
});
