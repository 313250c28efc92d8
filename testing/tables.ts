/** Reads from the database which tables belong to a user, so that tests include new tables automatically. */

import type { Db, Tables } from "../server/database/schema.ts";

export type OwnedTable = {
  [Name in keyof Tables]: "userId" extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

/** Sorted by name. */
export async function tablesWithUserId(db: Db): Promise<OwnedTable[]> {
  const tables = await db.introspection.getTables();
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === "userId"));
  return owned.map(({ name }) => name as OwnedTable).sort();
}
