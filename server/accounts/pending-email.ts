/** Changes of a pending address and of its link. Each is a transaction that holds the lock of the user's row. */

import type { Context } from "../context.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { lockUser, updateUser } from "../users/queries.ts";
import { isLinkValid, isOwners, noPendingEmail } from "./links.ts";
import { listExpiredPending } from "./queries.ts";

type Parts = Pick<Context, "db" | "dialect">;

/** Updates the user unless `columns` returns null; undefined then, and when the user does not exist. */
const change = (
  { db, dialect }: Parts,
  userId: string,
  columns: (user: UserRow) => Partial<UserRow> | null,
): Promise<UserRow | undefined> =>
  db.transaction().execute(async (transaction: Db) => {
    const user = await lockUser(transaction, dialect, userId);
    const changed = user && columns(user);
    return changed ? updateUser(transaction, userId, changed) : undefined;
  });

/** Stores the hashed token of a pending address. False when the user has another pending address by now, or none. */
export const setVerificationToken = async (
  parts: Parts,
  userId: string,
  pendingEmailKey: string,
  token: string,
): Promise<boolean> =>
  (await change(parts, userId, (user) =>
    user.pendingEmailKey === pendingEmailKey ? { emailVerificationToken: token } : null,
  )) !== undefined;

/**
 * Withdraws the pending address. The user without it; undefined when they do not exist, or when the pending migration is
 * that of the universe's own person and the session is not theirs.
 */
export const cancelPendingEmail = (
  parts: Parts,
  { userId, isFounding }: { userId: string; isFounding: boolean },
) =>
  change(parts, userId, ({ pendingFrom }) => (isOwners(pendingFrom) && !isFounding ? null : noPendingEmail));

/** Removes the pending addresses and the hashes of followed links whose time is over. */
export async function clearExpiredPendingEmails(parts: Parts, now: Date) {
  for (const userId of await listExpiredPending(parts.db, now))
    await change(parts, userId, (user) => (isLinkValid(user, now.getTime()) ? null : noPendingEmail));
}
