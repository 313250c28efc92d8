/** Rate limits on calls that could be used to guess secrets or to send mails. The counters are in the database, because all processes share them. */

import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { refusals } from "#domain/languages/en/refusals.ts";
import { refusal } from "#domain/refusals.ts";
import type { Context } from "../context.ts";
import { addressKey } from "./address-key.ts";
import { incrementCounter } from "./queries.ts";

const windowMs = 60_000;

/** Calls per minute and address. */
export const limits = { "look-up": 30, "sign-in": 20, registration: 10 } as const;
export type Limit = keyof typeof limits;

/** Registrations of one e-mail address from one network address, so that nobody crowds out those of others. */
export const registrationsOfAddress = { max: 5, windowMs: 3_600_000 } as const;

/** Counts one call for the network address, or for `caller` instead. True within the limit; otherwise false, and 429 has been sent. */
export async function withinLimit(
  { db, now, settings, observer }: Context,
  limit: Limit,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: string = addressKey(request.ip),
): Promise<boolean> {
  if (!settings.rateLimits) return true;
  const { count, endsAt } = await incrementCounter(db, `${limit} ${caller}`, new Date(now()), windowMs);
  if (count <= limits[limit]) return true;
  observer.limitHit(limit);
  await sendTooManyRequests(reply, Math.ceil((endsAt.getTime() - now()) / 1000));
  return false;
}

/** Counts one registration of the e-mail address; `emailKey` is what the function `emailKey` returns. As `withinLimit`. */
export async function withinRegistrationsOfAddress(
  { db, now, settings, observer }: Context,
  emailKey: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (!settings.rateLimits) return true;
  const { max, windowMs } = registrationsOfAddress;
  const key = `${addressKey(request.ip)} registers ${hash("sha256", emailKey)}`;
  const { count, endsAt } = await incrementCounter(db, key, new Date(now()), windowMs);
  if (count <= max) return true;
  observer.limitHit("registration");
  await sendTooManyRequests(reply, Math.ceil((endsAt.getTime() - now()) / 1000));
  return false;
}

export function sendTooManyRequests(reply: FastifyReply, seconds: number) {
  const wait = Math.max(1, seconds);
  return reply
    .code(429)
    .header("Retry-After", String(wait))
    .send(refusal("too-many-requests", refusals.tooManyRequests, { seconds: wait }));
}
