/** Deletes everything of a person. */

import type { Db, UserRow } from "../database/schema.ts";
import { deleteUser } from "../users/queries.ts";
import { deleteMailsOfUser, deleteRegistrationOfEmail } from "./queries.ts";
import { deleteSeparateAttempts } from "./sign-in-attempts.ts";

/** Rows with the user's id are deleted with the user; the others have only an address or a name. */
export async function deleteUserData(transaction: Db, user: UserRow) {
  await deleteMailsOfUser(transaction, user.id, user.emailKey);
  if (user.emailKey) await deleteRegistrationOfEmail(transaction, user.emailKey);
  await deleteSeparateAttempts(transaction, user);
  await deleteUser(transaction, user.id);
}
