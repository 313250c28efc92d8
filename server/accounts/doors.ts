/** The ways into a universe for its person, and the removal of the provider's. */

import { type Doors, isOpen } from "#domain/accounts/doors.ts";
import type { Context } from "../context.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { notify } from "../mail/notify.ts";
import { hashOf } from "../secrets.ts";
import { providerKey } from "../users/directory-queries.ts";
import { toPasskey } from "../users/passkeys.ts";
import { lockUser, updateUser } from "../users/queries.ts";
import { openDoors, readWaysIn } from "../users/ways-in.ts";

/** The identity at a provider. It is as old as its universe: none is ever linked to an existing one. */
const providerOf = ({ providerIssuer, providerSubject, createdAt, providerLastUsedAt }: UserRow) =>
  providerIssuer !== null && providerSubject !== null
    ? [
        {
          id: hashOf(providerKey(providerIssuer, providerSubject)),
          issuer: providerIssuer,
          linkedAt: createdAt.toISOString(),
          lastUsedAt: providerLastUsedAt?.toISOString() ?? null,
        },
      ]
    : [];

export async function readDoors(db: Db, user: UserRow, provedUntil: Date | null): Promise<Doors> {
  const { opensByName, hasPassword, passkeys, totp, recoveryCodes } = await readWaysIn(db, user);
  return {
    opensByName,
    password: hasPassword ? { changedAt: user.passwordChangedAt?.toISOString() ?? null } : null,
    passkeys: passkeys.map(toPasskey),
    providers: providerOf(user),
    totp: totp && {
      since: totp.createdAt.toISOString(),
      codesLeft: recoveryCodes.length,
      providerIsEnough: user.providerIsEnough === 1,
    },
    recoveryCodesLeft: recoveryCodes.length,
    confirmedUntil: provedUntil?.toISOString() ?? null,
  };
}

export type ProviderRemoved = "removed" | "unknown" | "last door";

/** The identity belongs to nobody after that: its next sign-in makes a new universe. */
export const removeProvider = ({ db, dialect, now, settings }: Context, userId: string, id: string) =>
  db.transaction().execute(async (transaction): Promise<ProviderRemoved> => {
    const user = await lockUser(transaction, dialect, userId);
    if (!user || !providerOf(user).some((provider) => provider.id === id)) return "unknown";
    const others = { ...(await readWaysIn(transaction, user)), providerIssuer: null };
    if (!isOpen(openDoors(others, settings))) return "last door";
    const at = new Date(now());
    await updateUser(transaction, user.id, {
      ...{ providerIssuer: null, providerSubject: null, providerLastUsedAt: null, providerIsEnough: 0 },
      updatedAt: at,
    });
    await notify(transaction, "provider-removed", user, at);
    return "removed";
  });
