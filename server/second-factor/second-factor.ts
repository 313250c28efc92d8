/** The second factor of a person: the secret of their authenticator app, which is encrypted with the server's key. */

import { readCode } from "#domain/accounts/second-factor.ts";
import type { Context } from "../context.ts";
import type { CredentialRow, Db } from "../database/schema.ts";
import { openSecret, sealSecret } from "../sealed-secret.ts";
import { readKeyOfSecondFactors } from "../secret-key.ts";
import { deleteCredential, insertCredentials, updateCredential } from "../users/credential-queries.ts";
import { secondFactorIn } from "../users/ways-in.ts";
import { takeRecoveryCode } from "./recovery-codes.ts";
import { newTotpSecret, stepOfCode } from "./totp-codes.ts";

/** `secret` is sealed. A factor that is not confirmed yet asks for nothing. */
type TotpData = {
  readonly secret: string;
  readonly lastStep: number | null;
  readonly isConfirmed: boolean;
};

type Parts = Pick<Context, "now"> & { readonly settings: Pick<Context["settings"], "dataDir"> };

/** A person has one, so that its id is the same for all. */
const id = "totp";
const kind = "totp";

const ownerOf = (userId: string) => `second factor of ${userId}`;

/** Null without one. */
export function totpOf(credentials: readonly CredentialRow[]): TotpData | null {
  const row = credentials.find((credential) => credential.kind === kind);
  return row ? (JSON.parse(row.data) as TotpData) : null;
}

export const hasSecondFactor = (credentials: readonly CredentialRow[]) =>
  secondFactorIn(credentials) !== null;

const store = (transaction: Db, userId: string, data: TotpData, columns: { lastUsedAt?: Date } = {}) =>
  updateCredential(transaction, { userId, id }, { data: JSON.stringify(data), ...columns });

/**
 * Begins the setup of a second factor: its secret in base 32, in place of one that was not confirmed; null where the server
 * has no key. To be called while the user's row is locked, as the functions below.
 */
export async function beginTotp(
  { now, settings }: Parts,
  transaction: Db,
  userId: string,
): Promise<string | null> {
  const key = await readKeyOfSecondFactors(settings.dataDir);
  if (!key) return null;
  const secret = await newTotpSecret();
  const data: TotpData = {
    ...{ secret: sealSecret(key, secret, ownerOf(userId)), lastStep: null, isConfirmed: false },
  };
  await deleteCredential(transaction, { userId, id, kind });
  await insertCredentials(transaction, [
    {
      ...{ userId, id, kind, data: JSON.stringify(data), name: null },
      ...{ createdAt: new Date(now()), lastUsedAt: null },
    },
  ]);
  return secret;
}

const secretOf = (key: Buffer | null, userId: string, { secret }: TotpData) =>
  key && openSecret(key, secret, ownerOf(userId));

/** Whether the secret was encrypted with this key. */
export const canOpen = (key: Buffer, { userId, data }: Pick<CredentialRow, "userId" | "data">) =>
  secretOf(key, userId, JSON.parse(data) as TotpData) !== null;

/** Uses up a code of the app; false for a wrong one, and where the secret was encrypted with another key. */
export async function takeTotpCode(
  { now, settings }: Parts,
  transaction: Db,
  { userId, data, code }: { userId: string; data: TotpData; code: string },
): Promise<boolean> {
  const key = await readKeyOfSecondFactors(settings.dataDir);
  const secret = secretOf(key, userId, data);
  const lastStep = secret && (await stepOfCode({ ...data, secret }, code, now()));
  if (typeof lastStep !== "number") return false;
  return store(
    transaction,
    userId,
    { ...data, lastStep, isConfirmed: true },
    { lastUsedAt: new Date(now()) },
  );
}

type Typed = {
  readonly userId: string;
  readonly credentials: readonly CredentialRow[];
  readonly typed: string;
};

/** Uses up a code of the app, or a recovery code, of a person who has a second factor; false for a wrong one. */
export async function takeCode(
  parts: Parts,
  transaction: Db,
  { userId, credentials, typed }: Typed,
): Promise<boolean> {
  const [data, code] = [totpOf(credentials), readCode(typed)];
  if (!data?.isConfirmed || !code) return false;
  return code.kind === "totp"
    ? takeTotpCode(parts, transaction, { userId, data, code: code.code })
    : takeRecoveryCode(transaction, userId, typed);
}
