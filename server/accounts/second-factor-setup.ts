/** Sets up the second factor of a person and ends it. Each change holds the lock of the user's row, and tells them by mail. */

import { readCode } from "#domain/accounts/second-factor.ts";
import type { Context } from "../context.ts";
import type { CredentialRow, Db, UserRow } from "../database/schema.ts";
import { notify } from "../mail/notify.ts";
import { makeRecoveryCodes } from "../second-factor/recovery-codes.ts";
import { beginTotp, hasSecondFactor, takeTotpCode, totpOf } from "../second-factor/second-factor.ts";
import { totpUri } from "../second-factor/totp-codes.ts";
import { deleteCredentials, listCredentials } from "../users/credential-queries.ts";
import { lockUser, updateUser } from "../users/queries.ts";

type Parts = Pick<Context, "db" | "dialect" | "now" | "settings">;

export type FactorRefused =
  | ("gone" | "exists" | "not begun" | "wrong code" | "no key")
  /** The universe has neither a password nor a provider. */
  | "nothing to protect"
  /** The universe has neither a second factor nor passkeys alone. */
  | "nothing to recover";

/** `change` gets the user, whose row is locked; `gone` when there is none. */
const withUser = <T>(
  { db, dialect, now }: Parts,
  userId: string,
  change: (transaction: Db, user: UserRow, at: Date) => Promise<T>,
): Promise<T | "gone"> =>
  db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, dialect, userId);
    return user ? change(transaction, user, new Date(now())) : "gone";
  });

/** The secret for an authenticator app. It replaces one that was not confirmed. */
export const startFactor = (parts: Parts, userId: string) =>
  withUser(parts, userId, async (transaction, user) => {
    if (!user.passwordHash && !user.providerSubject) return "nothing to protect";
    if (hasSecondFactor(await listCredentials(transaction, userId))) return "exists";
    const secret = await beginTotp(parts, transaction, userId);
    return secret === null ? "no key" : { secret, uri: await totpUri(secret, user.universeName) };
  });

/** From the first right code on, sign-ins ask for one. Returns the recovery codes. */
export const confirmFactor = (
  parts: Parts,
  userId: string,
  typed: string,
): Promise<string[] | FactorRefused> =>
  withUser(parts, userId, async (transaction, user, at) => {
    const data = totpOf(await listCredentials(transaction, userId));
    if (!data) return "not begun";
    if (data.isConfirmed) return "exists";
    const code = readCode(typed)?.code ?? "";
    if (!(await takeTotpCode(parts, transaction, { userId, data, code }))) return "wrong code";
    await notify(transaction, "second-factor-added", user, at);
    return makeRecoveryCodes(transaction, userId, at);
  });

/** Whether recovery codes stand for passkeys: nothing else opens the universe, or only a provider that may stop. */
const standForPasskeys = ({ passwordHash }: UserRow, credentials: readonly CredentialRow[]) =>
  !passwordHash && credentials.some(({ kind }) => kind === "passkey");

/** Ends the second factor, and the recovery codes that stood for it alone. False without one. */
export async function removeFactor(transaction: Db, user: UserRow, at: Date): Promise<boolean> {
  const credentials = await listCredentials(transaction, user.id);
  const had = hasSecondFactor(credentials);
  const endsCodes = had && !standForPasskeys(user, credentials);
  await deleteCredentials(transaction, user.id, endsCodes ? ["totp", "recovery-code"] : ["totp"]);
  if (had) await notify(transaction, "second-factor-removed", user, at);
  return had;
}

export const endFactor = async (parts: Parts, userId: string): Promise<boolean> =>
  (await withUser(parts, userId, removeFactor)) === true;

export const renewCodes = (parts: Parts, userId: string): Promise<string[] | FactorRefused> =>
  withUser(parts, userId, async (transaction, user, at) => {
    const credentials = await listCredentials(transaction, userId);
    if (!hasSecondFactor(credentials) && !standForPasskeys(user, credentials)) return "nothing to recover";
    await notify(transaction, "recovery-codes-made", user, at);
    return makeRecoveryCodes(transaction, userId, at);
  });

/** False for a universe without a provider. */
export const chooseProviderFactor = async (
  parts: Parts,
  userId: string,
  isEnough: boolean,
): Promise<boolean> =>
  (await withUser(parts, userId, async (transaction, user, at) => {
    if (!user.providerSubject) return false;
    const providerIsEnough = isEnough ? 1 : 0;
    if (user.providerIsEnough === providerIsEnough) return true;
    await updateUser(transaction, userId, { providerIsEnough });
    await notify(transaction, isEnough ? "provider-is-enough" : "provider-is-not-enough", user, at);
    return true;
  })) === true;
