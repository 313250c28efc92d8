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

/**
 * Whether the operator can make a link with which the universe gets a way in: the link takes the place of what its person
 * has lost, and of no password and no provider, which have ways back of their own.
 */
export const canBeInvited = ({ passwordHash, providerSubject }: UserRow) =>
  passwordHash === null && providerSubject === null;

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

/** A key that was made for another host, and the identity at a provider that is not set up any more, open nothing here. */
export const openDoors = (ways: WaysIn, { publicUrl, provider }: Here): OpenDoors => ({
  name: ways.opensByName,
  password: ways.hasPassword,
  passkeys: ways.passkeys.filter((passkey) => passkeyDataOf(passkey).host === publicUrl.hostname).length,
  providers: ways.providerIssuer !== null && sameForm(ways.providerIssuer) === provider?.issuer.href ? 1 : 0,
});
