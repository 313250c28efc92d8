/** Adds a passkey. With the first one of a universe that opens by its name alone, the name opens it no longer. */

import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { mostPasskeys, type NewKey, type Passkey } from "#domain/accounts/passkeys.ts";
import type { Context } from "../../context.ts";
import type { CredentialRow, Db, UserRow } from "../../database/schema.ts";
import { notify } from "../../mail/notify.ts";
import { makeRecoveryCodes } from "../../second-factor/recovery-codes.ts";
import { hashOf } from "../../secrets.ts";
import { findSessionRow } from "../../sessions/queries.ts";
import { type Session, startSession } from "../../sessions/session.ts";
import { insertCredentials } from "../../users/credential-queries.ts";
import { claimEntry } from "../../users/directory-queries.ts";
import { listPasskeys, type PasskeyData, passkeyEntry, toPasskey } from "../../users/passkeys.ts";
import { lockUser, updateUser } from "../../users/queries.ts";
import { isOpenedByName } from "../../users/ways-in.ts";
import { isOwners, noPendingEmail } from "../links.ts";
import { endSessionsByName } from "../take-back.ts";
import { deleteInvitation } from "../taking-over-queries.ts";
import { keyAlgorithms } from "./options.ts";
import { challengeOf, loadWebAuthn, spendChallenge } from "./prove-passkey.ts";

export type NotAdded =
  | "gone"
  | "signed out"
  | "expired"
  | "unusable"
  | "known"
  | "too many"
  | "founder's link waits";

export type PasskeyAdded =
  | {
      readonly ok: true;
      readonly passkey: Passkey;
      readonly recoveryCodes: string[] | null;
      /** The value of the cookie of a new session; null where the session stays. */
      readonly sessionId: string | null;
    }
  | { readonly ok: false; readonly reason: NotAdded };

/** Why no passkey can be added now, whatever the key is; null if one can. */
export function refuseAnother(
  user: UserRow,
  passkeys: readonly CredentialRow[],
  session: Session,
): NotAdded | null {
  if (passkeys.length >= mostPasskeys) return "too many";
  // Whoever knows the name could otherwise keep the universe's own person from finishing a migration.
  const isFoundersTurn = isOpenedByName(user) && isOwners(user.pendingFrom) && !isOwners(comesFrom(session));
  return isFoundersTurn ? "founder's link waits" : null;
}

const comesFrom = ({ isFounding, addsWaysInOnly }: Session) =>
  isFounding ? "founder" : addsWaysInOnly ? "invitation" : "session";

/** What the key says of itself, if it answers its challenge, for this server, after a check of the person; else null. */
async function readKey({ settings: { publicUrl } }: Context, key: NewKey): Promise<PasskeyData | null> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { clientDataJSON, attestationObject, transports = [] } = key.response;
  const verified = await verifyRegistrationResponse({
    response: {
      ...{ id: key.id, rawId: key.rawId, type: "public-key", clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challengeOf(clientDataJSON) ?? "",
    ...{ expectedOrigin: publicUrl.origin, expectedRPID: publicUrl.hostname, requireUserVerification: true },
    supportedAlgorithmIDs: keyAlgorithms,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  // The id that the browser names is not part of what the authenticator says.
  if (credential.id !== key.id) return null;
  return {
    ...{ keyId: credential.id, publicKey: Buffer.from(credential.publicKey).toString("base64url") },
    ...{ counter: credential.counter, transports, isSynced: credentialBackedUp, host: publicUrl.hostname },
  };
}

export async function addPasskey(
  context: Context,
  request: FastifyRequest,
  session: Session,
  { name, response }: { readonly name: string; readonly response: NewKey },
): Promise<PasskeyAdded> {
  const asked = { purpose: "passkey", subjectId: session.userId } as const;
  if (!(await spendChallenge(context, response.response.clientDataJSON, asked)))
    return { ok: false, reason: "expired" };
  const data = await readKey(context, response);
  if (!data) return { ok: false, reason: "unusable" };
  return context.db.transaction().execute(async (transaction): Promise<PasskeyAdded> => {
    const user = await lockUser(transaction, context.dialect, session.userId);
    if (!user) return { ok: false, reason: "gone" };
    // The session may have ended meanwhile, by the first passkey or password that somebody else has added.
    if (!(await findSessionRow(transaction, session))) return { ok: false, reason: "signed out" };
    const refused = refuseAnother(user, await listPasskeys(transaction, user.id), session);
    if (refused) return { ok: false, reason: refused };
    if (!(await claimEntry(transaction, user.id, passkeyEntry(data.keyId))))
      return { ok: false, reason: "known" };
    const row = {
      ...{ userId: user.id, id: randomUUID(), kind: "passkey" as const, data: JSON.stringify(data), name },
      ...{ createdAt: new Date(context.now()), lastUsedAt: null },
    };
    await insertCredentials(transaction, [row]);
    await deleteInvitation(transaction, user.id);
    await notify(transaction, "passkey-added", user, row.createdAt);
    return {
      ok: true,
      passkey: toPasskey(row),
      ...(await letIn(context, transaction, request, session, user)),
    };
  });
}

/** What else changes with the passkey, for a universe that its name opened, and for a session that could do nothing else. */
async function letIn(
  context: Context,
  transaction: Db,
  request: FastifyRequest,
  session: Session,
  user: UserRow,
) {
  const isFirstWayIn = isOpenedByName(user);
  if (!isFirstWayIn && !session.addsWaysInOnly) return { recoveryCodes: null, sessionId: null };
  const now = new Date(context.now());
  const sessionId = await startSession({ ...context, db: transaction }, request, {
    ...{ userId: user.id, openedBy: "passkey" },
  });
  if (!isFirstWayIn) return { recoveryCodes: null, sessionId };
  await endSessionsByName(
    transaction,
    { id: user.id, pendingFrom: comesFrom(session), pendingEmail: null },
    now,
    hashOf(sessionId),
  );
  await updateUser(transaction, user.id, { ...noPendingEmail, opensByName: 0, updatedAt: now });
  return { recoveryCodes: await makeRecoveryCodes(transaction, user.id, now), sessionId };
}
