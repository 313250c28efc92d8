/** Passkeys, second factors and recovery codes of a user. */

import type { Insertable } from "kysely";
import type { CredentialRow, CredentialsTable, Db } from "../database/schema.ts";

type Kind = CredentialsTable["kind"];

/** The oldest first. */
export const listCredentials = (db: Db, userId: string): Promise<CredentialRow[]> =>
  db
    .selectFrom("credentials")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

/** Lists the credentials of these users, of whom there is at least one. */
export const listCredentialsOfAll = (db: Db, userIds: readonly string[]): Promise<CredentialRow[]> =>
  db.selectFrom("credentials").selectAll().where("userId", "in", userIds).execute();

export const insertCredentials = (db: Db, credentials: readonly Insertable<CredentialsTable>[]) =>
  db.insertInto("credentials").values(credentials).execute();

/** Changes one; false when the user has it no more. */
export async function updateCredential(
  db: Db,
  { userId, id }: Pick<CredentialsTable, "userId" | "id">,
  columns: Partial<Pick<CredentialRow, "data" | "name" | "lastUsedAt">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("credentials")
    .set(columns)
    .where("userId", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes one of that kind; of several requests for the same only the first gets true. */
export async function deleteCredential(
  db: Db,
  { userId, id, kind }: Pick<CredentialsTable, "userId" | "id" | "kind">,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("credentials")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes all of these kinds. */
export const deleteCredentials = (db: Db, userId: string, kinds: readonly Kind[]) =>
  db.deleteFrom("credentials").where("userId", "=", userId).where("kind", "in", kinds).execute();
