/** Proves that a backup can be restored: restores it, into a database that is gone afterwards. */

import { Kysely } from "kysely";
import type { Tables } from "../../database/schema.ts";
import { temporaryDialect } from "../../database/sqlite.ts";
import { BadBackup, type Head } from "./format.ts";
import { readBackup } from "./read.ts";
import { describeFailure, replaceEverything } from "./restore.ts";

async function readHeadOf(path: string): Promise<Head> {
  for await (const part of readBackup(path)) if ("head" in part) return part.head;
  throw new BadBackup("The file is empty.");
}

/**
 * Returns the rows by table. The database is an embedded one, whatever the backup is of: the columns, the rules and the
 * migrations are the same, and PostgreSQL would need the right to create another. Throws `BadBackup`.
 */
export async function rehearseRestore(path: string, folder: string): Promise<ReadonlyMap<string, number>> {
  const db = new Kysely<Tables>({ dialect: temporaryDialect(folder) });
  try {
    return await replaceEverything(db, "sqlite", path, await readHeadOf(path));
  } catch (error) {
    if (error instanceof BadBackup) throw error;
    const sentence = describeFailure(error);
    if (sentence === null) throw error;
    throw new BadBackup(`The backup was read back and could not be restored. ${sentence}`);
  } finally {
    await db.destroy();
  }
}
