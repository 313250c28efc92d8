/** Which tables belong to a user, asked of the database itself, so that a new one joins every test by itself. */

import type { Db, Tables } from "../server/database/schema.ts";

export type OwnedTable = {
  [Name in keyof Tables]: "userId" extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

/** In the order of their names. */
export async function tablesWithUserId(db: Db): Promise<OwnedTable[]> {
  const tables = await db.introspection.getTables();
  const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === "userId"));
  return owned.map(({ name }) => name as OwnedTable).sort();
}
