/**
 * The one list of what opens a universe: the stored value for its name, the password and the identity in the user's row, and
 * the credentials. Whoever asks how somebody gets in reads it.
 */

import type { OpenDoors } from "#domain/accounts/doors.ts";
import type { SignInMethod } from "#domain/accounts/user.ts";
import type { CredentialRow, Db, UserRow } from "../database/schema.ts";
import { listCredentials } from "./credential-queries.ts";
import { passkeyDataOf } from "./passkeys.ts";

type Columns = Pick<UserRow, "id" | "opensByName" | "passwordHash" | "providerIssuer" | "providerSubject">;

/** Whether whoever knows the name is let in. Nothing but the stored value decides it. */
export const isOpenedByName = ({ opensByName }: Pick<UserRow, "opensByName">) => opensByName === 1;

export type WaysIn = {
  readonly opensByName: boolean;
  readonly hasPassword: boolean;
  readonly providerIssuer: string | null;
  readonly passkeys: readonly CredentialRow[];
  /** The second factor, if it was confirmed. */
  readonly totp: CredentialRow | null;
  readonly recoveryCodes: readonly CredentialRow[];
};

/** The second factor, if it was confirmed. */
export const secondFactorIn = (credentials: readonly CredentialRow[]): CredentialRow | null =>
  credentials.find(({ kind, data }) => kind === "totp" && JSON.parse(data).isConfirmed === true) ?? null;

export function waysInOf(user: Columns, credentials: readonly CredentialRow[]): WaysIn {
  const ofKind = (kind: CredentialRow["kind"]) => credentials.filter((one) => one.kind === kind);
  return {
    opensByName: isOpenedByName(user),
    hasPassword: user.passwordHash !== null,
    providerIssuer: user.providerSubject === null ? null : user.providerIssuer,
    passkeys: ofKind("passkey"),
    totp: secondFactorIn(credentials),
    recoveryCodes: ofKind("recovery-code"),
  };
}

export const readWaysIn = async (db: Db, user: Columns): Promise<WaysIn> =>
  waysInOf(user, await listCredentials(db, user.id));

/** The ways in to a universe; none: nothing opens it. */
export const signInMethods = (ways: WaysIn): SignInMethod[] => [
  ...(ways.hasPassword ? ["password" as const] : []),
  ...(ways.providerIssuer !== null ? ["provider" as const] : []),
  ...(ways.passkeys.length > 0 ? ["passkey" as const] : []),
  ...(ways.opensByName ? ["name" as const] : []),
];

/** This server: where browsers make passkeys for it, and which provider it can ask. */
export type Here = { readonly publicUrl: URL; readonly provider: { readonly issuer: URL } | null };

/** Address with the slash at its end that providers leave out or not. */
const sameForm = (issuer: string) => URL.parse(issuer)?.href;

/** Whether the identity of a universe is at the provider that this server asks. */
const isAskedHere = (issuer: string | null, { provider }: Pick<Here, "provider">) =>
  issuer !== null && provider !== null && sameForm(issuer) === provider.issuer.href;

/**
 * Whether a recovery code, or a link of the operator, takes the place of what the person of a universe has lost: passkeys, or
 * a provider that is gone; but of no password and no provider that this server asks, which have ways back of their own.
 */
export const canBeReplaced = ({ passwordHash, providerIssuer }: UserRow, here: Pick<Here, "provider">) =>
  passwordHash === null && !isAskedHere(providerIssuer, here);

/** A key that was made for another host, and the identity at a provider that is not set up any more, open nothing here. */
export const openDoors = (ways: WaysIn, here: Here): OpenDoors => ({
  name: ways.opensByName,
  password: ways.hasPassword,
  passkeys: ways.passkeys.filter((passkey) => passkeyDataOf(passkey).host === here.publicUrl.hostname).length,
  providers: isAskedHere(ways.providerIssuer, here) ? 1 : 0,
});
