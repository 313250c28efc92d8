/**
 * Deletion by the person. An account is deleted at once. A universe that opens by its name alone closes, and is removed
 * later: whoever knows its name could ask for its deletion, and whoever knows it can keep it until then.
 */

import { closedForMs, removalOf } from "#domain/accounts/deletion.ts";
import type { Context } from "../context.ts";
import { emailLock } from "../database/lock.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { enqueueMail } from "../mail/queue.ts";
import { provedUntil } from "../sessions/proof.ts";
import { deleteSessionsOfUser } from "../sessions/queries.ts";
import type { Session } from "../sessions/session.ts";
import { findUser, lockUser, updateUser } from "../users/queries.ts";
import { isOpenedByName } from "../users/ways-in.ts";
import { deleteUserData, deleteUserFiles, lockAccount } from "./delete-user-data.ts";
import { isOwners, noPendingEmail } from "./links.ts";
import { hasPassword, passwordOf } from "./password-change.ts";
import { checkPassword, type WrongPassword } from "./password-check.ts";
import { listClosedSince } from "./queries.ts";
import { findUndoableUntil } from "./taking-over-queries.ts";

/** `removedAt` is null if everything is deleted already. */
export type Deleted =
  | { ok: true; removedAt: Date | null }
  | { ok: false; reason: "other name" | "no password" | "old sign-in" | "not proved" }
  /** The session that founded the universe can still take it back. */
  | { ok: false; reason: "undoable"; until: Date }
  | WrongPassword;

type Request = { readonly universeName: string; readonly password: string };

/** Calls `onFilesLeft` with the error where files of the person could not be deleted: the universe is gone all the same. */
export async function deleteByPerson(
  context: Context,
  session: Session,
  request: Request,
  onFilesLeft: (error: unknown) => void,
): Promise<Deleted> {
  const known = await findUser(context.db, session.userId);
  if (!known) return { ok: false, reason: "gone" };
  const deleted = await deleteKnown(context, session, known, request);
  if (deleted.ok && deleted.removedAt === null)
    await deleteUserFiles(context.settings, known).catch(onFilesLeft);
  return deleted;
}

async function deleteKnown(
  context: Context,
  session: Session,
  known: UserRow,
  { universeName, password }: Request,
): Promise<Deleted> {
  if (known.universeName !== universeName) return { ok: false, reason: "other name" };
  if (hasPassword(known)) {
    if (password === "") return { ok: false, reason: "no password" };
    const checked = await checkPassword(
      context,
      { ...passwordOf(known), password, locks: [emailLock(known.emailKey)] },
      (transaction, user) => deleteAccount(context, transaction, user),
    );
    return checked.ok ? checked.value : checked;
  }
  if (isOpenedByName(known)) return closeUniverse(context, session);
  // `isProved` would not do: this session may have been read before the universe got its first way in, when the name was enough.
  if ((await provedUntil(context, session)) === null)
    return { ok: false, reason: known.providerSubject === null ? "not proved" : "old sign-in" };
  return context.db.transaction().execute(async (transaction): Promise<Deleted> => {
    const user = await lockAccount(transaction, context.dialect, known);
    return user ? deleteAccount(context, transaction, user) : { ok: false, reason: "gone" };
  });
}

/**
 * Deletes everything and queues the last mail, whose row is deleted when it is sent, in the transaction. A stranger who gave
 * the universe a password must not destroy what its own person can still take back. Without a mail server nobody would get
 * the last mail, and its file would keep the address.
 */
async function deleteAccount({ now, settings }: Context, transaction: Db, user: UserRow): Promise<Deleted> {
  const until = await findUndoableUntil(transaction, user.id, new Date(now()));
  if (until) return { ok: false, reason: "undoable", until };
  await deleteUserData(transaction, user);
  if (settings.smtpUrl !== null && user.email && user.emailVerified === 1)
    await enqueueMail(transaction, "universe-deleted", user.id, user.email, new Date(now()), user.locale);
  return { ok: true, removedAt: null };
}

/**
 * Every session ends, but the founding one is valid again when the universe is kept; and no link of a mail can give the
 * universe an address any more, but that of its own person: whoever knows the name can close it.
 */
function closeUniverse({ db, dialect, now }: Context, { userId, isFounding }: Session): Promise<Deleted> {
  return db.transaction().execute(async (transaction): Promise<Deleted> => {
    const user = await lockUser(transaction, dialect, userId);
    if (!user) return { ok: false, reason: "gone" };
    // A link that was followed in the meantime has given it a password.
    if (!isOpenedByName(user)) return { ok: false, reason: "no password" };
    const closedAt = user.closedAt ?? new Date(now());
    await deleteSessionsOfUser(transaction, userId, closedAt, { keepsFounding: !isFounding });
    const keepsPending = isOwners(user.pendingFrom) && !isFounding;
    await updateUser(transaction, userId, { ...(!keepsPending && noPendingEmail), closedAt });
    return { ok: true, removedAt: removalOf(closedAt) };
  });
}

/** Removes the universes that have been closed for seven days, and then their files, whose folder may be unreadable. */
export async function removeClosedUniverses({ db, dialect, now, settings }: Context) {
  const until = new Date(now() - closedForMs);
  const gone: UserRow[] = [];
  for (const { id } of await listClosedSince(db, until)) {
    const removed = await db.transaction().execute(async (transaction) => {
      const user = await lockUser(transaction, dialect, id);
      // Somebody may have kept it in the meantime.
      if (!user?.closedAt || user.closedAt > until) return null;
      await deleteUserData(transaction, user);
      return user;
    });
    if (removed) gone.push(removed);
  }
  for (const user of gone) await deleteUserFiles(settings, user);
}
