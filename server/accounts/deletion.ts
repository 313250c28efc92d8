/**
 * Deletion by the person. An account is deleted at once. A universe that opens by its name alone closes, and is removed
 * later: whoever knows its name could ask for its deletion, and whoever knows it can keep it until then.
 */

import { closedForMs, recentSignInMs, removalOf } from "#domain/accounts/deletion.ts";
import { lockedUntil, recordWrongPassword } from "#domain/accounts/lockout.ts";
import type { Context } from "../context.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { enqueueMail } from "../mail/queue.ts";
import { deleteSessionsOfUser } from "../sessions/queries.ts";
import { isOpenedSince } from "../sessions/session.ts";
import { findUser, lockUser, updateUser } from "../users/queries.ts";
import { signInMethod } from "../users/sign-in-method.ts";
import { deleteUserData, lockAccount } from "./delete-user-data.ts";
import { noPendingEmail } from "./links.ts";
import { hasPassword } from "./password-change.ts";
import { isSameHash } from "./passwords.ts";
import { listClosedSince } from "./queries.ts";
import { lockAttempts, storeAttempts } from "./sign-in-attempts.ts";

/** `removedAt` is null if everything is deleted already. */
export type Deleted =
  | { ok: true; removedAt: Date | null }
  | { ok: false; reason: "gone" | "other name" | "no password" | "wrong password" | "old sign-in" }
  | { ok: false; reason: "locked"; until: number };

type Request = { readonly universeName: string; readonly password: string };

export async function deleteByPerson(
  context: Context,
  { userId, sid }: { userId: string; sid: string },
  { universeName, password }: Request,
): Promise<Deleted> {
  const known = await findUser(context.db, userId);
  if (!known) return { ok: false, reason: "gone" };
  if (known.universeName !== universeName) return { ok: false, reason: "other name" };
  if (hasPassword(known)) {
    if (password === "") return { ok: false, reason: "no password" };
    const hash = await context.hashPassword(password, known.salt);
    return deleteAccount(context, known, (db, user) => checkPassword(context, db, user, hash));
  }
  if (signInMethod(known) === "name") return closeUniverse(context, userId);
  const since = new Date(context.now() - recentSignInMs);
  if (!(await isOpenedSince(context.db, { userId, sid }, "provider", since)))
    return { ok: false, reason: "old sign-in" };
  return deleteAccount(context, known, async () => null);
}

type Refusal = Extract<Deleted, { ok: false }>;

/** One transaction deletes everything and queues the last mail, whose row is deleted when it is sent. */
function deleteAccount(
  { db, dialect, now }: Context,
  known: UserRow,
  refuse: (transaction: Db, user: UserRow) => Promise<Refusal | null>,
): Promise<Deleted> {
  return db.transaction().execute(async (transaction): Promise<Deleted> => {
    const user = await lockAccount(transaction, dialect, known);
    if (!user) return { ok: false, reason: "gone" };
    const refusal = await refuse(transaction, user);
    if (refusal) return refusal;
    await deleteUserData(transaction, user);
    if (user.email && user.emailVerified === 1)
      await enqueueMail(transaction, "universe-deleted", user.id, user.email, new Date(now()), user.locale);
    return { ok: true, removedAt: null };
  });
}

/** Wrong passwords count toward the lockout, as those of a sign-in. */
async function checkPassword(
  { dialect, now }: Context,
  transaction: Db,
  user: UserRow,
  hash: string,
): Promise<Refusal | null> {
  const [counter, at] = [{ userId: user.id }, new Date(now())];
  const { attempts } = await lockAttempts(transaction, dialect, counter);
  const until = lockedUntil(attempts, at.getTime());
  if (until !== null) return { ok: false, reason: "locked", until };
  if (user.passwordHash !== null && isSameHash(user.passwordHash, hash)) return null;
  await storeAttempts(transaction, counter, recordWrongPassword(attempts, at.getTime()), at);
  return { ok: false, reason: "wrong password" };
}

/** Every session ends, and no link of a mail can give the universe an address any more. */
function closeUniverse({ db, dialect, now }: Context, userId: string): Promise<Deleted> {
  return db.transaction().execute(async (transaction): Promise<Deleted> => {
    const user = await lockUser(transaction, dialect, userId);
    if (!user) return { ok: false, reason: "gone" };
    // A link that was followed in the meantime has given it a password.
    if (signInMethod(user) !== "name") return { ok: false, reason: "no password" };
    const closedAt = user.closedAt ?? new Date(now());
    await deleteSessionsOfUser(transaction, userId);
    await updateUser(transaction, userId, { ...noPendingEmail, closedAt });
    return { ok: true, removedAt: removalOf(closedAt) };
  });
}

/** Removes the universes that have been closed for seven days. */
export async function removeClosedUniverses({ db, dialect, now }: Context) {
  const until = new Date(now() - closedForMs);
  for (const { id } of await listClosedSince(db, until))
    await db.transaction().execute(async (transaction) => {
      const user = await lockUser(transaction, dialect, id);
      // Somebody may have kept it in the meantime.
      if (user?.closedAt && user.closedAt <= until) await deleteUserData(transaction, user);
    });
}
