/** Changing names, demographics and the address; the address waits for its link, and the present one goes on meanwhile. */

import type { Profile } from "#domain/account-settings.ts";
import { universeNameKey } from "#domain/names.ts";
import type { Context } from "../app.ts";
import { lockKeys, nameLock } from "../database/lock.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { emailKey } from "../email-key.ts";
import { postMail } from "../mail/queue.ts";
import { findUserByUniverseKey } from "../universes/queries.ts";
import { waitingForLink } from "./links.ts";
import { isNameWaiting, lockUser, updateUser } from "./queries.ts";
import { wayIn } from "./way-in.ts";

export type ProfileUpdated =
  | { ok: true; user: UserRow }
  | { ok: false; reason: "gone" | "name taken" | "no address without a password" | "address must stay" };

export function updateProfile(
  { db, dialect, now }: Context,
  userId: string,
  profile: Profile,
): Promise<ProfileUpdated> {
  const universeKey = profile.universeName ? universeNameKey(profile.universeName) : null;
  return db.transaction().execute(async (inside): Promise<ProfileUpdated> => {
    const at = new Date(now());
    if (universeKey !== null) await lockKeys(inside, dialect, nameLock(universeKey));
    const user = await lockUser(inside, dialect, userId);
    if (!user) return { ok: false, reason: "gone" };
    if (profile.email && wayIn(user) === "name")
      return { ok: false, reason: "no address without a password" };
    if (profile.email === "" && user.email) return { ok: false, reason: "address must stay" };
    if (universeKey !== null && (await isTaken(inside, universeKey, userId, at)))
      return { ok: false, reason: "name taken" };
    const updated = await updateUser(inside, userId, {
      ...(profile.universeName && universeKey && { universeName: profile.universeName, universeKey }),
      ...(profile.userName && { userName: profile.userName }),
      ...(profile.demographics !== undefined && { demographics: profile.demographics }),
      ...(profile.email && (await changeAddress(inside, user, profile.email, at))),
      updatedAt: at,
    });
    return { ok: true, user: updated };
  });
}

async function isTaken(inside: Db, universeKey: string, userId: string, now: Date): Promise<boolean> {
  const bearer = await findUserByUniverseKey(inside, universeKey);
  return bearer ? bearer.id !== userId : isNameWaiting(inside, universeKey, now);
}

/** The same whether or not the new address is taken: what its mail says is decided when it is sent. The present one is told. */
async function changeAddress(inside: Db, user: UserRow, email: string, now: Date) {
  const key = emailKey(email);
  if (key === user.emailKey) return {};
  await postMail(inside, "pending-email", user.id, email, now);
  if (user.email) await postMail(inside, "change-requested", user.id, user.email, now);
  return waitingForLink(email, key, now);
}
