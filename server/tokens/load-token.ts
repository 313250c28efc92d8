/** Lets a program in with the token of a person: as that person, for what the token is for. */

import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { TokenScope } from "#domain/accounts/tokens.ts";
import { isWithin, type Session, type SessionContext } from "../sessions/session.ts";
import { universeOf } from "../sessions/universe.ts";
import { findToken, storeUseOfToken } from "./queries.ts";
import type { PresentedToken } from "./token-form.ts";

const hour = 3_600_000;

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Null for a token that is unknown, has expired or was revoked. At most once an hour stores its use. */
export async function loadToken(
  { db, now }: Pick<SessionContext, "db" | "now">,
  { userId, id, hash }: PresentedToken,
  request: FastifyRequest,
): Promise<Session | null> {
  const found = await findToken(db, userId, id);
  if (!found || !isSame(found.hash, hash)) return null;
  if (found.expiresAt && found.expiresAt.getTime() <= now()) return null;
  if (!isWithin(hour, found.lastUsedAt, now()))
    await storeUseOfToken(db, found, new Date(now())).catch((err: unknown) =>
      // Reading must work while writes fail, for example on a full disk. The next call retries.
      request.log.warn({ err }, "could not store the use of a token"),
    );
  const scopes: TokenScope[] = JSON.parse(found.scopes);
  return {
    ...{ userId, sid: hash, scopes, universe: universeOf(found) },
    ...{ isFounding: false, isLimited: false, addsWaysInOnly: false, isReplaced: false },
    // A program never proves that it is the person.
    ...{ provedAt: null, isOpenedByName: false, administrator: null },
  };
}
