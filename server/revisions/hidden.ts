/** Keeps the rows of an import that is being finished above the revision of the universe, however often it changes. */

import { sql } from "kysely";
import type { Db, UserRow } from "../database/schema.ts";
import { revisedTables } from "../database/tables.ts";

/** The distance that the rows get when the universe has come up to them: far, because each of them is written for it. */
const liftedBy = 10_000;

/** Returns the universe as it is then. To be called with the lock of the universe, before a change. */
export async function keepHidden(transaction: Db, universe: UserRow): Promise<UserRow> {
  const { id, revision, publishingAs } = universe;
  if (publishingAs === null || revision + 1 < publishingAs) return universe;
  for (const table of revisedTables)
    await sql`update ${sql.table(table)} set "revision" = "revision" + ${sql.lit(liftedBy)}
      where "userId" = ${id} and "revision" > ${revision}`.execute(transaction);
  await sql`update "imports" set "publishedAs" = "publishedAs" + ${sql.lit(liftedBy)}
    where "userId" = ${id} and "publishedAs" > ${revision} and "finishedAt" is null`.execute(transaction);
  const lifted = publishingAs + liftedBy;
  await transaction.updateTable("users").set({ publishingAs: lifted }).where("id", "=", id).execute();
  return { ...universe, publishingAs: lifted };
}
