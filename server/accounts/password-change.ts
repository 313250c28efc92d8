import type { Context } from "../app.ts";
import type { UserRow } from "../database/schema.ts";
import { postMail } from "../mail/queue.ts";
import { deleteSessionsOfUser } from "../sessions/queries.ts";
import { findUser } from "../universes/queries.ts";
import { storeHashed } from "./address-salt.ts";
import { nothingPending } from "./links.ts";
import { hashPassword, isSameHash } from "./password-hash.ts";
import { lockUser, updateUser } from "./queries.ts";

export type PasswordChanged = { ok: true; user: UserRow } | { ok: false; reason: "wrong" | "no password" };

/** A user who has a password. */
export type PasswordUser = UserRow & {
  readonly passwordHash: string;
  readonly salt: string;
  readonly emailKey: string;
};

export const hasPassword = (user: UserRow): user is PasswordUser =>
  user.passwordHash !== null && user.salt !== null && user.emailKey !== null;

/**
 * Gives a user another password; undefined when they got another one, or went away, since `known` was read. Ends every
 * session but `exceptSid`, and an address that waits for its link: who set it may be who is being shut out.
 */
export const storePassword = (
  context: Pick<Context, "db" | "dialect" | "now">,
  known: PasswordUser,
  password: string,
  { exceptSid = "", columns = {} }: { exceptSid?: string; columns?: Partial<UserRow> } = {},
): Promise<UserRow | undefined> =>
  storeHashed(context, { emailKey: known.emailKey, password, locks: [] }, async (inside, hashed) => {
    const now = new Date(context.now());
    const user = await lockUser(inside, context.dialect, known.id);
    if (user?.passwordHash !== known.passwordHash) return undefined;
    await deleteSessionsOfUser(inside, user.id, exceptSid);
    if (user.email) await postMail(inside, "password-changed", user.id, user.email, now);
    return updateUser(inside, user.id, { ...hashed, ...nothingPending, ...columns, updatedAt: now });
  });

export async function changePassword(
  context: Context,
  { userId, sid }: { userId: string; sid: string },
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<PasswordChanged> {
  const known = await findUser(context.db, userId);
  if (!known || !hasPassword(known)) return { ok: false, reason: "no password" };
  const current = await hashPassword(currentPassword, known.salt);
  if (!isSameHash(current, known.passwordHash)) return { ok: false, reason: "wrong" };
  const user = await storePassword(context, known, newPassword, { exceptSid: sid });
  return user ? { ok: true, user } : { ok: false, reason: "wrong" };
}
