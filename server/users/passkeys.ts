/** Passkeys among the credentials of a user, as they are stored and as their person sees them. */

import { hash } from "node:crypto";
import type { Passkey } from "#domain/accounts/passkeys.ts";
import type { CredentialRow, Db } from "../database/schema.ts";
import { listCredentials } from "./credential-queries.ts";

/** The JSON of a passkey's row. Bytes are base64url, and the public key is in COSE. */
export type PasskeyData = {
  /** The id that the authenticator gave its key. */
  readonly keyId: string;
  readonly publicKey: string;
  /** The count at the last use. Authenticators that keep keys on several devices do not count, and always say 0. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
  /** The host for which the key was made: browsers offer it nowhere else. */
  readonly host: string;
};

/** The entry of the directory by which a key leads to its user, and is nobody else's. */
export const passkeyEntry = (keyId: string) => ({ kind: "passkey", key: hash("sha256", keyId) }) as const;

export const passkeyDataOf = ({ data }: Pick<CredentialRow, "data">): PasskeyData => JSON.parse(data);

/** The oldest first. */
export const listPasskeys = async (db: Db, userId: string): Promise<CredentialRow[]> =>
  (await listCredentials(db, userId)).filter(({ kind }) => kind === "passkey");

export const toPasskey = (row: CredentialRow): Passkey => ({
  id: row.id,
  name: row.name ?? "",
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  isSynced: passkeyDataOf(row).isSynced,
});
