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

/** Ends every session but `sid`, and an address that waits for its link: who set it may be who is being shut out. */
export async function changePassword(
  context: Context,
  { userId, sid }: { userId: string; sid: string },
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<PasswordChanged> {
  const known = await findUser(context.db, userId);
  if (!known?.passwordHash || !known.salt || !known.emailKey) return { ok: false, reason: "no password" };
  const current = await hashPassword(currentPassword, known.salt);
  if (!isSameHash(current, known.passwordHash)) return { ok: false, reason: "wrong" };
  return storeHashed(
    context,
    { emailKey: known.emailKey, password: newPassword, locks: [] },
    async (inside, hashed): Promise<PasswordChanged> => {
      const now = new Date(context.now());
      const user = await lockUser(inside, context.dialect, userId);
      if (user?.passwordHash !== known.passwordHash) return { ok: false, reason: "wrong" };
      const updated = await updateUser(inside, userId, { ...hashed, ...nothingPending, updatedAt: now });
      await deleteSessionsOfUser(inside, userId, sid);
      if (user.email) await postMail(inside, "password-changed", userId, user.email, now);
      return { ok: true, user: updated };
    },
  );
}
