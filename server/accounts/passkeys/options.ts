/** What browsers are asked: to make a key, or to prove that they have one. Every question has a challenge, which is used once. */

import { randomBytes } from "node:crypto";
import type { NewKeyOptions, PasskeyQuestion } from "#domain/accounts/passkeys.ts";
import type { Context } from "../../context.ts";
import type { CredentialRow, UserRow } from "../../database/schema.ts";
import { hashOf } from "../../secrets.ts";
import { challengeLastsMs, insertChallenge } from "../../users/challenge-queries.ts";
import { passkeyDataOf } from "../../users/passkeys.ts";

/** Why a challenge is given. */
export type Purpose = "sign-in" | "passkey" | "confirm";

/** COSE names of Ed25519, ES256 and RS256, the algorithms of nearly all authenticators. */
export const keyAlgorithms = [-8, -7, -257];

type Asking = Pick<Context, "db" | "now" | "settings">;

async function newChallenge({ db, now }: Asking, purpose: Purpose, subjectId: string | null) {
  const challenge = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now() + challengeLastsMs);
  await insertChallenge(db, { id: hashOf(challenge), purpose, subjectId, expiresAt });
  return challenge;
}

const known = (passkeys: readonly CredentialRow[]) =>
  passkeys.map(passkeyDataOf).map(({ keyId, transports }) => ({
    ...{ id: keyId, type: "public-key" as const },
    ...(transports.length > 0 && { transports: [...transports] }),
  }));

/** Asks for a key that is on none of the person's devices yet, and that needs no typed name later. */
export async function newKeyOptions(
  context: Asking,
  { id, universeName }: UserRow,
  passkeys: readonly CredentialRow[],
): Promise<NewKeyOptions> {
  return {
    challenge: await newChallenge(context, "passkey", id),
    rp: { id: context.settings.publicUrl.hostname, name: "Mood Universe" },
    user: {
      id: Buffer.from(id).toString("base64url"),
      ...{ name: universeName, displayName: universeName },
    },
    pubKeyCredParams: keyAlgorithms.map((alg) => ({ type: "public-key", alg })),
    timeout: challengeLastsMs,
    attestation: "none",
    excludeCredentials: known(passkeys),
    authenticatorSelection: {
      ...{ residentKey: "required", requireResidentKey: true, userVerification: "required" },
    },
  };
}

/** Asks whoever it is for a key of this server; a person who confirms that it is them for one of `passkeys`. */
export async function passkeyQuestion(
  context: Asking,
  by: { readonly userId: string; readonly passkeys: readonly CredentialRow[] } | null,
): Promise<PasskeyQuestion> {
  return {
    challenge: await newChallenge(context, by ? "confirm" : "sign-in", by?.userId ?? null),
    rpId: context.settings.publicUrl.hostname,
    ...{ timeout: challengeLastsMs, userVerification: "required" },
    ...(by && { allowCredentials: known(by.passkeys) }),
  };
}
