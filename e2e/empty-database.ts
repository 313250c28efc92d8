/** Removes every row of a SQLite database whose server runs. The schema and the migrations stay. */

import { DatabaseSync } from "node:sqlite";
import { sqliteFile } from "../server/database/sqlite.ts";

export function emptyDatabase(dataDir: string) {
  const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 5_000 });
  const tables = database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'",
    )
    .all();
  // Foreign keys are off, because all rows are removed and the order of the tables does not matter.
  database.exec("pragma foreign_keys = off; begin immediate;");
  for (const { name } of tables) database.exec(`delete from "${name}"`);
  database.exec("commit");
  database.close();
}
