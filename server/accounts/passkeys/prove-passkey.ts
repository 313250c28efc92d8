/**
 * The only place that compares the answer of a passkey with a stored key. An answer costs the same, and is refused alike,
 * whether its key is unknown, removed, or another's.
 */

import type { FastifyReply } from "fastify";
import type { PasskeyAnswer } from "#domain/accounts/passkeys.ts";
import { refusalsPasskeys } from "#domain/languages/en/refusals-passkeys.ts";
import { refusal } from "#domain/refusals.ts";
import type { Context } from "../../context.ts";
import type { CredentialRow, Db, UserRow } from "../../database/schema.ts";
import { hashOf } from "../../secrets.ts";
import { consumeChallenge } from "../../users/challenge-queries.ts";
import { updateCredential } from "../../users/credential-queries.ts";
import { findOwner } from "../../users/directory-queries.ts";
import { listPasskeys, type PasskeyData, passkeyDataOf, passkeyEntry } from "../../users/passkeys.ts";
import { lockUser, nobody } from "../../users/queries.ts";
import type { Purpose } from "./options.ts";

/** `expired`: no challenge waits for the answer. `copied`: the key has counted backwards. */
export type NotProved = "expired" | "unknown" | "copied";

type Asked = { readonly purpose: Purpose; readonly subjectId: string | null };

/** A key of nobody: its private half was thrown away. */
const decoy =
  "pQECAyYgASFYIHF309ecagls2V-ISaw2Tluvg7FZVGJpueUT9BUq8ANVIlgg_y2Vln1ZFn8IonMvBHzX0BLubnheyl4uzesDt03HcBY";

/** The challenge that the browser says it answers; null where it says nothing readable. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}

/** Uses up the challenge of an answer. False where none waits. */
export async function spendChallenge({ db, now }: Context, clientDataJSON: string, asked: Asked) {
  const challenge = challengeOf(clientDataJSON);
  return (
    challenge !== null && (await consumeChallenge(db, { id: hashOf(challenge), ...asked }, new Date(now())))
  );
}

/** Loaded with the first answer, because its parts for other proofs of devices take memory. */
export const loadWebAuthn = () => import("@simplewebauthn/server");

/** What the answer says of its key, if the key has signed it, for this server, after a check of the person. */
async function verify({ settings: { publicUrl } }: Context, answer: PasskeyAnswer, publicKey: string) {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const {
    id,
    rawId,
    response: { userHandle, ...response },
  } = answer;
  const verified = await verifyAuthenticationResponse({
    response: { id, rawId, type: "public-key", response, clientExtensionResults: {} },
    expectedChallenge: challengeOf(response.clientDataJSON) ?? "",
    ...{ expectedOrigin: publicUrl.origin, expectedRPID: publicUrl.hostname, requireUserVerification: true },
    // A counter of 0 refuses none: the stored one is compared when the user is locked.
    credential: { id: answer.id, publicKey: Buffer.from(publicKey, "base64url"), counter: 0 },
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo : null;
}

type Known = { readonly userId: string; readonly row: CredentialRow; readonly data: PasskeyData };

/** Reads the keys of a user also when the key is nobody's, so that the time does not tell whether it is. */
async function findKey(db: Db, keyId: string): Promise<Known | undefined> {
  const { kind, key } = passkeyEntry(keyId);
  const userId = (await findOwner(db, kind, key)) ?? nobody;
  return (await listPasskeys(db, userId))
    .map((row) => ({ userId, row, data: passkeyDataOf(row) }))
    .find(({ data }) => data.keyId === keyId);
}

const isOf = ({ response: { userHandle } }: PasskeyAnswer, userId: string) =>
  userHandle == null || userHandle === Buffer.from(userId).toString("base64url");

const hasCounted = (counter: number, before: number) => counter > before || (counter === 0 && before === 0);

/** Calls `accept` with the user, whose row is locked, in the transaction that stores the use of the key. */
export async function provePasskey<T>(
  context: Context,
  answer: PasskeyAnswer,
  asked: Asked,
  accept: (transaction: Db, user: UserRow) => Promise<T>,
): Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: NotProved }> {
  const { db, dialect, now } = context;
  if (!(await spendChallenge(context, answer.response.clientDataJSON, asked)))
    return { ok: false, reason: "expired" };
  const known = await findKey(db, answer.id);
  const proof = await verify(context, answer, known?.data.publicKey ?? decoy);
  const isMeant = known && isOf(answer, known.userId) && known.userId === (asked.subjectId ?? known.userId);
  if (!proof || !isMeant) return { ok: false, reason: "unknown" };
  return db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, dialect, known.userId);
    // The key may have been removed, or used, since it was read.
    const row = (await listPasskeys(transaction, known.userId)).find(({ id }) => id === known.row.id);
    if (!user || !row) return { ok: false, reason: "unknown" };
    const data = passkeyDataOf(row);
    if (!hasCounted(proof.newCounter, data.counter)) return { ok: false, reason: "copied" };
    const used = { ...data, counter: proof.newCounter, isSynced: proof.credentialBackedUp };
    await updateCredential(transaction, row, {
      ...{ data: JSON.stringify(used), lastUsedAt: new Date(now()) },
    });
    return { ok: true, value: await accept(transaction, user) };
  });
}

const refusals = {
  expired: [400, refusal("expired-challenge", refusalsPasskeys.notAnswered)],
  unknown: [401, refusal("unknown-passkey", refusalsPasskeys.unknownPasskey)],
  copied: [401, refusal("copied-passkey", refusalsPasskeys.copiedPasskey)],
} as const;

/** `isSignedIn`: a client would take the status 401 for the end of the session. */
export function refusePasskey(reply: FastifyReply, reason: NotProved, { isSignedIn = false } = {}) {
  const [status, refused] = refusals[reason];
  return reply.code(isSignedIn && status === 401 ? 403 : status).send(refused);
}
