/**
 * A confirmation by the provider that waits for the second factor of its person, for five minutes: a challenge of the session
 * that it confirms, so that no other session can finish it, and no sign-in that waits can stand for it.
 */

import type { Db } from "../database/schema.ts";
import { hashOf } from "../secrets.ts";
import type { SessionKey } from "../sessions/queries.ts";
import {
  challengeLastsMs,
  consumeChallenge,
  findChallenge,
  insertChallenge,
} from "../users/challenge-queries.ts";

const keyOf = ({ userId, sid }: SessionKey) => ({
  ...{ id: hashOf(`confirmed by the provider ${sid}`), purpose: "provider" as const, subjectId: userId },
});

/** Replaces one of the session that waits already. To be called while the user's row is locked, as the functions below. */
export async function beginConfirmation(transaction: Db, session: SessionKey, at: Date) {
  await endConfirmation(transaction, session, at);
  const expiresAt = new Date(at.getTime() + challengeLastsMs);
  await insertChallenge(transaction, { ...keyOf(session), expiresAt });
}

export const isConfirmationWaiting = async (db: Db, session: SessionKey, at: Date): Promise<boolean> =>
  (await findChallenge(db, keyOf(session), at)) !== undefined;

export const endConfirmation = (transaction: Db, session: SessionKey, at: Date): Promise<boolean> =>
  consumeChallenge(transaction, keyOf(session), at);
