/** Stars of which no letter quotes the note. The release before writes none, and reads none. */

import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const keptOutOfLetters: Migration = {
  async up(db: Kysely<Record<string, never>>) {
    await db.schema
      .alterTable("mood_entries")
      .addColumn("keptOutOfLetters", "integer", (column) =>
        column.notNull().defaultTo(0).check(sql<boolean>`"keptOutOfLetters" in (0, 1)`),
      )
      .execute();
  },
};
