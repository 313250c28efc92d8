import type { PasswordChange } from "#domain/accounts/settings.ts";
import type { Context } from "../context.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { notify } from "../mail/notify.ts";
import { deleteSessionsOfUser } from "../sessions/queries.ts";
import { findUser, lockUser, updateUser } from "../users/queries.ts";
import { type HashingContext, storeHashed } from "./address-salt.ts";
import { noPendingEmail } from "./links.ts";
import { checkPassword, type PasswordCheck, type WrongPassword } from "./password-check.ts";
import { deleteSignInLink } from "./sign-in-link-queries.ts";

export type PasswordChanged =
  | { ok: true; user: UserRow }
  | { ok: false; reason: "no password" }
  | WrongPassword;

type AddressedUser = UserRow & { readonly emailKey: string };
export type PasswordUser = AddressedUser & { readonly passwordHash: string; readonly salt: string };

export const hasPassword = (user: UserRow): user is PasswordUser =>
  user.passwordHash !== null && user.salt !== null && user.emailKey !== null;

/** What `checkPassword` needs for the password of a user who is signed in. */
export const passwordOf = ({ id, passwordHash, salt }: PasswordUser): Omit<PasswordCheck, "password"> => ({
  counter: { userId: id },
  candidates: [{ passwordHash, salt, isVerified: true }],
});

type StoringOptions = {
  readonly exceptSid?: string;
  readonly columns?: Partial<UserRow>;
  readonly endsOtherSessions?: boolean;
  /** Runs in the transaction, when the password is stored. */
  readonly andThen?: (transaction: Db, at: Date) => Promise<void>;
};

/**
 * Replaces the password of a user, or gives them one. Returns undefined when the password changed, or the user was deleted,
 * since `known` was read. Ends every session except `exceptSid` and one that can only take the universe back, unless the
 * person wants them to go on, and the link by mail, and withdraws a pending address: an intruder can have set it.
 */
export const storePassword = (
  context: HashingContext,
  known: AddressedUser,
  password: string,
  { exceptSid = "", columns = {}, endsOtherSessions = true, andThen }: StoringOptions = {},
): Promise<UserRow | undefined> =>
  storeHashed(context, { emailKey: known.emailKey, password, locks: [] }, async (transaction, hashed) => {
    const now = new Date(context.now());
    const user = await lockUser(transaction, context.dialect, known.id);
    if (user?.passwordHash !== known.passwordHash) return undefined;
    if (endsOtherSessions)
      await deleteSessionsOfUser(transaction, user.id, now, { exceptSid, keepsFounding: true });
    await deleteSignInLink(transaction, user.id);
    await notify(transaction, endsOtherSessions ? "password-changed" : "password-changed-here", user, now);
    await andThen?.(transaction, now);
    return updateUser(transaction, user.id, {
      ...{ ...hashed, ...noPendingEmail, opensByName: 0 },
      ...{ ...columns, passwordChangedAt: now, updatedAt: now },
    });
  });

export async function changePassword(
  context: Context,
  { userId, sid }: { userId: string; sid: string },
  { currentPassword, newPassword, endsOtherSessions }: PasswordChange,
): Promise<PasswordChanged> {
  const known = await findUser(context.db, userId);
  if (!known || !hasPassword(known)) return { ok: false, reason: "no password" };
  const current = { ...passwordOf(known), password: currentPassword };
  const checked = await checkPassword(context, current, async () => null);
  if (!checked.ok) return checked;
  const user = await storePassword(context, known, newPassword, { exceptSid: sid, endsOtherSessions });
  return user ? { ok: true, user } : { ok: false, reason: "wrong" };
}
