import type { Insertable } from "kysely";
import type { Db, DirectoryTable, UsersTable } from "../database/schema.ts";

export type DirectoryKind = DirectoryTable["kind"];
export type DirectoryEntry = Pick<DirectoryTable, "kind" | "key">;

/** The id of the user who has the key. */
export async function findOwner(db: Db, kind: DirectoryKind, key: string): Promise<string | undefined> {
  const entry = await db
    .selectFrom("directory")
    .select("userId")
    .where("kind", "=", kind)
    .where("key", "=", key)
    .executeTakeFirst();
  return entry?.userId;
}

/** The key of a provider's identity; an issuer is a URL and has no spaces. */
export const providerKey = (issuer: string, subject: string) => `${issuer} ${subject}`;

type Keys = Partial<
  Pick<
    Insertable<UsersTable>,
    "universeKey" | "emailKey" | "emailVerificationToken" | "providerIssuer" | "providerSubject"
  >
>;

/** The keys among the columns of a user, by their kinds: null where the user gives one up. */
function keysOf({ universeKey, emailKey, emailVerificationToken, providerIssuer, providerSubject }: Keys) {
  const provider = providerIssuer && providerSubject ? providerKey(providerIssuer, providerSubject) : null;
  const keys: [DirectoryKind, string | null | undefined][] = [
    ["email", emailKey],
    ["name", universeKey],
    ["provider", providerIssuer === undefined ? undefined : provider],
    ["verification", emailVerificationToken],
  ];
  return keys.filter((entry): entry is [DirectoryKind, string | null] => entry[1] !== undefined);
}

const insertEntries = (db: Db, userId: string, entries: readonly DirectoryEntry[]) =>
  db.insertInto("directory").values(entries.map((entry) => ({ ...entry, userId })));

/**
 * Reserves the keys of a user who is about to be created, in the transaction that creates them. False, and nothing is
 * reserved, when another user has one of them.
 */
export async function reserveKeys(db: Db, user: Insertable<UsersTable>): Promise<boolean> {
  const entries = keysOf(user).flatMap(([kind, key]) => (key === null ? [] : [{ kind, key }]));
  const reserved = await insertEntries(db, user.id, entries)
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .execute();
  if (reserved.length === entries.length) return true;
  await db.deleteFrom("directory").where("userId", "=", user.id).execute();
  return false;
}

/** Frees the user's keys of a kind. */
export const release = (db: Db, userId: string, kind: DirectoryKind) =>
  db.deleteFrom("directory").where("kind", "=", kind).where("userId", "=", userId).execute();

/** Replaces the keys that are among the columns. Throws when another user has one of them. */
export async function moveKeys(db: Db, userId: string, columns: Keys) {
  for (const [kind, key] of keysOf(columns)) {
    await release(db, userId, kind);
    if (key !== null) await addEntry(db, userId, { kind, key });
  }
}

export const addEntry = (db: Db, userId: string, entry: DirectoryEntry) =>
  insertEntries(db, userId, [entry]).execute();

/** Gives the key to the user if nobody has it, not even they; false otherwise. */
export async function claimEntry(db: Db, userId: string, entry: DirectoryEntry): Promise<boolean> {
  const claimed = await insertEntries(db, userId, [entry])
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Gives the key to the user, whoever had it. */
export const takeEntry = (db: Db, userId: string, entry: DirectoryEntry) =>
  insertEntries(db, userId, [entry])
    .onConflict((conflict) => conflict.columns(["kind", "key"]).doUpdateSet({ userId }))
    .execute();

/** Removes the entries of these keys, as far as they are the user's. */
export async function removeEntries(db: Db, userId: string, kind: DirectoryKind, keys: readonly string[]) {
  if (keys.length === 0) return;
  await db
    .deleteFrom("directory")
    .where("kind", "=", kind)
    .where("key", "in", keys)
    .where("userId", "=", userId)
    .execute();
}

/** Removes everything of a user. */
export async function leaveDirectory(db: Db, userId: string) {
  await db.deleteFrom("directory").where("userId", "=", userId).execute();
  await db.deleteFrom("pending_emails").where("userId", "=", userId).execute();
}

/** Replaces the address that waits for its link; null: none does any more. */
export async function movePendingEmail(db: Db, userId: string, emailKey: string | null, since: Date | null) {
  await db.deleteFrom("pending_emails").where("userId", "=", userId).execute();
  if (emailKey !== null && since !== null)
    await db.insertInto("pending_emails").values({ emailKey, userId, since }).execute();
}

/** The ids of the users for whom the address waits, the latest first; ten at most. */
export async function listPendingOwners(db: Db, emailKey: string): Promise<string[]> {
  const rows = await db
    .selectFrom("pending_emails")
    .select("userId")
    .where("emailKey", "=", emailKey)
    .orderBy("since", "desc")
    .limit(10)
    .execute();
  return rows.map(({ userId }) => userId);
}
