/**
 * Words that only their person can read. A row has words or sealed ones, never both: the release before, which can serve
 * beside this one during an update, knows nothing of them, and can put no words beside sealed ones.
 */

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The columns with words of each table, which are empty beside sealed ones. Beside these tables, stars have a note or null. */
export const wordsOf = {
  tags: ["name"],
  constellations: ["name"],
  own_feelings: ["name"],
  trackers: ["name", "unit", "lowLabel", "highLabel"],
  comparisons: ["name", "query"],
  shown_skies: ["label"],
  imports: ["fileName"],
  import_tags: ["name"],
} as const;

const noWords = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql`${sql.ref(column)} = ''`),
    sql` and `,
  );

export const sealedWords: Migration = {
  async up(db: Kysely<Record<string, never>>) {
    const add = (table: string, isEmpty: ReturnType<typeof noWords>) =>
      db.schema
        .alterTable(table)
        .addColumn("sealed", "text", (column) => column.check(sql<boolean>`"sealed" is null or (${isEmpty})`))
        .execute();
    await add("mood_entries", sql`"note" is null`);
    for (const [table, columns] of Object.entries(wordsOf)) await add(table, noWords(columns));
    await db.schema.alterTable("import_tags").addColumn("nameKey", "text").execute();
  },
};
