/** Migration of a name-only universe to an address and a password, which are pending until the link is followed. */

import { universeNameKey } from "#domain/accounts/names.ts";
import type { Context } from "../context.ts";
import { nameLock } from "../database/lock.ts";
import { enqueueMail } from "../mail/queue.ts";
import { emailKey } from "../users/email-key.ts";
import { findUserByUniverseKey, lockUser, updateUser } from "../users/queries.ts";
import { storeHashed } from "./address-salt.ts";
import { pendingEmailColumns } from "./links.ts";

/** A migration that is younger than this is not replaced, so that one of two concurrent migrations wins. */
const supersedeAfterMs = 60_000;

export type Migrated = "migrated" | "not found" | "protected" | "waiting";

/** Stores the same whether or not the address is known: the content of the mail is decided when it is sent. */
export async function migrate(
  context: Context,
  { universeName, email, password }: { universeName: string; email: string; password: string },
): Promise<Migrated> {
  const [key, universeKey] = [emailKey(email), universeNameKey(universeName)];
  const found = await findUserByUniverseKey(context.db, universeKey);
  if (!found || found.universeName !== universeName) return "not found";
  if (found.passwordHash || found.providerSubject) return "protected";
  return storeHashed(
    context,
    { emailKey: key, password, locks: [nameLock(universeKey)] },
    async (transaction, { passwordHash, salt }) => {
      const now = new Date(context.now());
      const user = await lockUser(transaction, context.dialect, found.id);
      if (!user || user.closedAt) return "not found";
      if (user.passwordHash || user.providerSubject) return "protected";
      if (user.pendingSince && Math.abs(now.getTime() - user.pendingSince.getTime()) < supersedeAfterMs)
        return "waiting";
      await updateUser(transaction, user.id, {
        ...pendingEmailColumns(email, key, now),
        pendingPasswordHash: passwordHash,
        pendingSalt: salt,
      });
      await enqueueMail(transaction, "pending-email", user.id, email, now);
      return "migrated";
    },
  );
}
