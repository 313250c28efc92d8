/** Deletes everything of a person. */

import type { Dialect } from "../database/dialect.ts";
import { emailLock, lockKeys } from "../database/lock.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { removeMailsOf } from "../mail/outbox.ts";
import { deleteChallengesOf } from "../users/challenge-queries.ts";
import { deleteUser, lockUser } from "../users/queries.ts";
import { deleteMailsOfUser } from "./queries.ts";
import { deleteRegistrationsOfEmail } from "./registration-queries.ts";
import { deleteSeparateAttempts } from "./sign-in-attempts.ts";

/**
 * Locks the address of a user, then its row, until the transaction ends. Every transaction that needs both locks in this
 * order, to avoid deadlocks. Undefined for a user who is gone.
 */
export async function lockAccount(
  transaction: Db,
  dialect: Dialect,
  { id, emailKey }: Pick<UserRow, "id" | "emailKey">,
): Promise<UserRow | undefined> {
  if (emailKey) await lockKeys(transaction, dialect, emailLock(emailKey));
  return lockUser(transaction, dialect, id);
}

/** Rows with the user's id are deleted with the user; the others have only an address or a name. */
export async function deleteUserData(transaction: Db, user: UserRow) {
  await deleteMailsOfUser(transaction, user.id, user.emailKey);
  if (user.emailKey) await deleteRegistrationsOfEmail(transaction, user.emailKey);
  await deleteSeparateAttempts(transaction, user);
  await deleteChallengesOf(transaction, user.id);
  await deleteUser(transaction, user.id);
}

/** What a database cannot delete with the user: the files of mails, where there is no mail server. After the commit. */
export const deleteUserFiles = (
  { dataDir }: { readonly dataDir: string },
  { id, emailKey }: Pick<UserRow, "id" | "emailKey">,
) => removeMailsOf(dataDir, [id, emailKey]);
