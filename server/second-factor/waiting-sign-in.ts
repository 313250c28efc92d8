/**
 * A sign-in with the provider that waits for the second factor of its person, for five minutes: a challenge of that purpose,
 * which a cookie of the browser names.
 */

import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { clearSecretCookie, readSecretCookie, setSecretCookie } from "../cookies.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { hashOf, newSecret } from "../secrets.ts";
import {
  challengeLastsMs,
  consumeChallenge,
  findChallenge,
  insertChallenge,
} from "../users/challenge-queries.ts";
import { listCredentials } from "../users/credential-queries.ts";
import { hasSecondFactor } from "./second-factor.ts";

const purpose = "second-factor";
const cookieOf = (secure: boolean) => ({ name: "second-factor", secure });

/** Whether a sign-in with the provider needs a code: the person has a second factor, and has not said that theirs is enough. */
export const asksForCode = async (db: Db, { id, providerIsEnough }: UserRow): Promise<boolean> =>
  providerIsEnough === 0 && hasSecondFactor(await listCredentials(db, id));

/** Returns the value of the cookie, which is set after the commit. */
export async function beginWaiting(transaction: Db, userId: string, at: Date): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(at.getTime() + challengeLastsMs);
  await insertChallenge(transaction, { id: hashOf(secret), purpose, subjectId: userId, expiresAt });
  return secret;
}

export const setWaitingCookie = (reply: FastifyReply, secret: string, secure: boolean) =>
  setSecretCookie(reply, cookieOf(secure), secret, challengeLastsMs / 1000);

export const clearWaitingCookie = (reply: FastifyReply, secure: boolean) =>
  clearSecretCookie(reply, cookieOf(secure), { isKnown: true });

/** The id of the sign-in that the browser names, before any validation; null without a cookie. */
export function waitingIdOf(request: FastifyRequest, { secureCookies }: Pick<Context, "secureCookies">) {
  const secret = readSecretCookie(request, cookieOf(secureCookies));
  return secret ? hashOf(secret) : null;
}

/** The id of the user whose sign-in waits; null when none does. */
export const findWaiting = async (db: Db, id: string, at: Date): Promise<string | null> =>
  (await findChallenge(db, { id, purpose }, at))?.subjectId ?? null;

/** Of several requests, only the first gets true. */
export const endWaiting = (transaction: Db, id: string, userId: string, at: Date): Promise<boolean> =>
  consumeChallenge(transaction, { id, purpose, subjectId: userId }, at);
