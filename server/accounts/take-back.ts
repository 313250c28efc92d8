/**
 * What the session that founded a universe keeps when the universe gets a password without it: for seven days, the right to
 * take the universe back. The session stays in its table; because the universe has a password by then, it is a visitor for
 * every other call (`isLimited` in sessions/session.ts).
 */

import { noFailedAttempts } from "#domain/accounts/lockout.ts";
import { undoableUntil } from "#domain/accounts/migration.ts";
import type { Context } from "../context.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { deleteSessionsOfUser, type SessionKey } from "../sessions/queries.ts";
import { deleteCredentials } from "../users/credential-queries.ts";
import { release } from "../users/directory-queries.ts";
import { findUser, updateUser } from "../users/queries.ts";
import { lockAccount } from "./delete-user-data.ts";
import { noPendingEmail } from "./links.ts";
import { attemptColumns } from "./sign-in-attempts.ts";
import { deleteSignInLink } from "./sign-in-link-queries.ts";
import {
  deleteLinksSince,
  deleteUndoableMigration,
  findUndoableMigration,
  limitFoundingSession,
  storeUndoableMigration,
} from "./taking-over-queries.ts";

/** How a universe that its name opened got its first way in: who asked for it, and the address, if there is one. */
type FirstWayIn = Pick<UserRow, "id" | "pendingFrom" | "pendingEmail">;

/**
 * Ends the sessions that the name had opened, except `exceptSid`, in the transaction that gives the universe its first way
 * in.
 */
export async function endSessionsByName(
  db: Db,
  { id, pendingFrom, pendingEmail }: FirstWayIn,
  now: Date,
  exceptSid = "",
) {
  const isFounders = pendingFrom === "founder";
  await deleteSessionsOfUser(db, id, now, { keepsFounding: !isFounders, exceptSid });
  const until = undoableUntil(now);
  if (isFounders || !(await limitFoundingSession(db, id, now, until))) return;
  await storeUndoableMigration(db, { userId: id, email: pendingEmail ?? "", at: now, until });
}

/**
 * Takes the universe back: false when the session cannot, or not any more. Links that were made since the migration end:
 * whoever took the universe over would go on to see its sky.
 */
export const takeBack = ({ db, dialect, now }: Context, session: SessionKey): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const known = await findUser(transaction, session.userId);
    const user = known && (await lockAccount(transaction, dialect, known));
    const at = new Date(now());
    const migration = user && (await findUndoableMigration(transaction, session, at));
    if (!migration) return false;
    await deleteSessionsOfUser(transaction, user.id, at, { exceptSid: session.sid });
    await deleteLinksSince(transaction, user.id, migration.at);
    await deleteUndoableMigration(transaction, user.id);
    await deleteSignInLink(transaction, user.id);
    await deleteCredentials(transaction, user.id, ["passkey", "totp", "recovery-code"]);
    await release(transaction, user.id, "passkey");
    await updateUser(transaction, user.id, {
      ...{ email: null, emailKey: null, emailVerified: 0, passwordHash: null, salt: null, opensByName: 1 },
      passwordChangedAt: null,
      ...noPendingEmail,
      ...attemptColumns(noFailedAttempts),
      updatedAt: at,
    });
    return true;
  });
