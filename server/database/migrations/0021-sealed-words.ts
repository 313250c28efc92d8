/** Words that only their person can read. A row with sealed words has no plain ones. The release before writes none. */

import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

const tables = [
  ...["mood_entries", "tags", "constellations", "own_feelings", "trackers", "comparisons"],
  ...["shown_skies", "imports", "import_tags"],
];

export const sealedWords: Migration = {
  async up(db: Kysely<Record<string, never>>) {
    for (const table of tables) await db.schema.alterTable(table).addColumn("sealed", "text").execute();
    await db.schema.alterTable("import_tags").addColumn("nameKey", "text").execute();
  },
};
