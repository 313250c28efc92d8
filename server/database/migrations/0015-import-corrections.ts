/** What imported entries said, so that a later export shows which are the same, and what imports have corrected. */

import type { Migration } from "kysely/migration";

/** Both databases take the same statements. */
export const importCorrections: Migration = {
  async up(db) {
    for (const column of ["said", "correction"])
      await db.schema.alterTable("import_keys").addColumn(column, "text").execute();
    await db.schema
      .alterTable("imports")
      .addColumn("corrected", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
