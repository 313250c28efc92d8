/** Giving a universe that its name alone opens an address and a password, which wait for the link in the mail. */

import { universeNameKey } from "#domain/names.ts";
import type { Context } from "../app.ts";
import { nameLock } from "../database/lock.ts";
import { emailKey } from "../email-key.ts";
import { postMail } from "../mail/queue.ts";
import { findUserByUniverseKey } from "../universes/queries.ts";
import { storeHashed } from "./address-salt.ts";
import { waitingForLink } from "./links.ts";
import { lockUser, updateUser } from "./queries.ts";

/** Until then whoever came first is not replaced, so that of two at once one wins. */
const oneAtOnceMs = 60_000;

export type Migrated = "migrated" | "not found" | "protected" | "waiting";

/** Leaves the same whether or not the address is known: what the mail says is decided when it is sent. */
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
    async (inside, { passwordHash, salt }) => {
      const now = new Date(context.now());
      const user = await lockUser(inside, context.dialect, found.id);
      if (!user) return "not found";
      if (user.passwordHash || user.providerSubject) return "protected";
      if (user.pendingSince && Math.abs(now.getTime() - user.pendingSince.getTime()) < oneAtOnceMs)
        return "waiting";
      await updateUser(inside, user.id, {
        ...waitingForLink(email, key, now),
        pendingPasswordHash: passwordHash,
        pendingSalt: salt,
      });
      await postMail(inside, "pending-email", user.id, email, now);
      return "migrated";
    },
  );
}
