/** Recovery codes: each works once, in place of a code of an authenticator app, or of a lost passkey. */

import { randomBytes, randomUUID } from "node:crypto";
import { readCode, recoveryCodes, writeRecoveryCode } from "#domain/accounts/second-factor.ts";
import type { Db } from "../database/schema.ts";
import { hashOf } from "../secrets.ts";
import {
  deleteCredential,
  deleteCredentials,
  insertCredentials,
  listCredentials,
} from "../users/credential-queries.ts";

const kind = "recovery-code";

/** The hash is that of one person's code alone. */
const dataOf = (userId: string, code: string) =>
  JSON.stringify({ hash: hashOf(`recovery code ${userId} ${code}`) });

const plainOf = (written: string) => readCode(written)?.code ?? "";

/** New codes in place of all earlier ones, as the person gets them. To be called while the user's row is locked. */
export async function makeRecoveryCodes(transaction: Db, userId: string, at: Date): Promise<string[]> {
  const written = Array.from({ length: recoveryCodes.count }, () =>
    writeRecoveryCode(randomBytes(recoveryCodes.bytes)),
  );
  await deleteCredentials(transaction, userId, [kind]);
  await insertCredentials(
    transaction,
    written.map((code) => ({
      ...{ userId, id: randomUUID(), kind, name: null, createdAt: at, lastUsedAt: null },
      data: dataOf(userId, plainOf(code)),
    })),
  );
  return written;
}

/** Uses up a recovery code, as the person typed it; false for a wrong one. Of several requests only the first gets true. */
export async function takeRecoveryCode(transaction: Db, userId: string, typed: string): Promise<boolean> {
  const code = readCode(typed);
  const data = code?.kind === "recovery" ? dataOf(userId, code.code) : "";
  const known = await listCredentials(transaction, userId);
  const found = known.find((credential) => credential.kind === kind && credential.data === data);
  return found !== undefined && deleteCredential(transaction, { userId, id: found.id, kind });
}
