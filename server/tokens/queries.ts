import type { Insertable } from "kysely";
import { pairLookup } from "../database/grouped-lookup.ts";
import type { AccessTokenRow, AccessTokensTable, Db } from "../database/schema.ts";
import { universeColumns } from "../sessions/universe.ts";

/** A token by its key. */
type TokenKey = Pick<AccessTokenRow, "userId" | "id">;

/** Finds a token with the state of the user's universe, unless the universe is closed. */
export const findToken = pairLookup(
  (db, asked) =>
    db
      .selectFrom(asked)
      .crossJoin("access_tokens")
      .crossJoin("users")
      .select([
        "access_tokens.userId",
        "access_tokens.id",
        "access_tokens.hash",
        "access_tokens.scopes",
        "access_tokens.expiresAt",
        "access_tokens.lastUsedAt",
        ...universeColumns,
      ])
      .whereRef("access_tokens.userId", "=", "asked.column1")
      .whereRef("access_tokens.id", "=", "asked.column2")
      .whereRef("users.id", "=", "asked.column1")
      .where("users.closedAt", "is", null),
  ({ userId, id }) => [userId, id],
);

/** The newest first. */
export const listTokens = (db: Db, userId: string): Promise<AccessTokenRow[]> =>
  db
    .selectFrom("access_tokens")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();

export const insertToken = (db: Db, token: Insertable<AccessTokensTable>) =>
  db.insertInto("access_tokens").values(token).execute();

export const storeUseOfToken = (db: Db, { userId, id }: TokenKey, lastUsedAt: Date) =>
  db
    .updateTable("access_tokens")
    .set({ lastUsedAt })
    .where("userId", "=", userId)
    .where("id", "=", id)
    .execute();

/** Returns whether there was one. */
export async function deleteToken(db: Db, { userId, id }: TokenKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("access_tokens")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns how many there were. */
export async function deleteTokensOfUser(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("access_tokens")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Forgets those that expired before. */
export const deleteExpiredTokens = (db: Db, before: Date) =>
  db.deleteFrom("access_tokens").where("expiresAt", "<=", before).execute();
