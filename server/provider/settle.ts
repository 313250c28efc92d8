/** Finds the user whom a provider's identity stands for, or makes one. It joins no user who is there already. */

import { randomInt } from "node:crypto";
import { universeNameKey } from "#domain/names.ts";
import { universeNameFor } from "#domain/provider-names.ts";
import { findUserByEmail, isNameWaiting } from "../accounts/queries.ts";
import { emailLock, lockKeys, nameLock } from "../database/lock.ts";
import type { Dialect } from "../database/open.ts";
import type { Db } from "../database/schema.ts";
import { emailKey } from "../email-key.ts";
import { newUser } from "../universes/new-user.ts";
import { findUserByUniverseKey } from "../universes/queries.ts";
import type { Identity } from "./client.ts";
import type { Profile } from "./profile.ts";
import { insertProviderUser, noteProviderSignIn } from "./queries.ts";

/** Losing more often than this to others at the same moment is no coincidence. */
const mostRounds = 10;

type Settling = { readonly inside: Db; readonly dialect: Dialect; readonly at: Date };

async function isNameFree({ inside, at }: Settling, key: string) {
  return !(await findUserByUniverseKey(inside, key)) && !(await isNameWaiting(inside, key, at));
}

/** One after the other for a few, then anywhere: thousands may have come with the same name. */
const nextOrdinal = (ordinal: number) => (ordinal < 10 ? ordinal + 1 : randomInt(11, 1_000_000));

/** "Ada's Universe", or with a number that makes it nobody's; held until the transaction ends. */
async function claimUniverseName(settling: Settling, userName: string): Promise<string> {
  for (let ordinal = 1; ; ordinal = nextOrdinal(ordinal)) {
    const name = universeNameFor(userName, ordinal);
    const key = universeNameKey(name);
    if (!(await isNameFree(settling, key))) continue;
    await lockKeys(settling.inside, settling.dialect, nameLock(key));
    if (await isNameFree(settling, key)) return name;
  }
}

/** The columns of a verified address that nobody has; none otherwise. The address is held until the transaction ends. */
async function claimEmail({ inside, dialect }: Settling, email: string | null) {
  if (email === null) return {};
  const key = emailKey(email);
  await lockKeys(inside, dialect, emailLock(key));
  return (await findUserByEmail(inside, key)) ? {} : { email, emailKey: key, emailVerified: 1 as const };
}

async function makeUser(settling: Settling, { issuer, subject }: Identity, profile: Profile) {
  // The address before the name: whoever holds both took them in the order of their keys.
  const address = await claimEmail(settling, profile.email);
  const { userName, firstName, lastName, profileImageUrl } = profile;
  const universeName = await claimUniverseName(settling, userName);
  return insertProviderUser(settling.inside, {
    ...newUser({ universeName, userName }, settling.at),
    ...address,
    firstName,
    lastName,
    profileImageUrl,
    providerIssuer: issuer,
    providerSubject: subject,
    lastLoginAt: settling.at,
  });
}

/**
 * The id of the identity's user, new if need be. A round fails only when another sign-in takes the identity, the name
 * or the address in its midst; the next one sees that.
 */
export async function settle(settling: Settling, identity: Identity, profile: Profile): Promise<string> {
  for (let round = 0; round < mostRounds; round++) {
    const user =
      (await noteProviderSignIn(settling.inside, identity, settling.at)) ??
      (await makeUser(settling, identity, profile));
    if (user) return user.id;
  }
  throw new Error("No user could be made for a provider's identity");
}
