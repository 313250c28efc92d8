/** Rate limits on calls that could be used to guess secrets or to send mails. The counters are in the database, because all processes share them. */

import { hash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { refusals } from "#domain/languages/en/refusals.ts";
import { refusal } from "#domain/refusals.ts";
import type { Context } from "../context.ts";
import type { Db } from "../database/schema.ts";
import { addressKey } from "./address-key.ts";
import { incrementCounter } from "./queries.ts";

const windowMs = 60_000;

/**
 * Calls per minute and address. A question is what a passkey answers: each visit of the page of the login asks one. A test
 * message, which counts by person, makes this server call an address that they have named.
 */
export const limits = {
  ...{ "look-up": 30, "sign-in": 20, registration: 10, question: 60 },
  "test message": 6,
} as const;
export type Limit = keyof typeof limits;

/**
 * Mails with a link that requests from one network address can cause to one e-mail address, so that nobody floods it, or
 * crowds out the registrations of others.
 */
export const mailsToAddress = { max: 5, windowMs: 3_600_000 } as const;

/** Counts one call for the network address, or for `caller` instead. True within the limit; otherwise false, and 429 has been sent. */
export async function withinLimit(
  { db, now, settings, observer }: Context,
  limit: Limit,
  request: Pick<FastifyRequest, "ip">,
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

/** A mail that is one too many; it can be asked for after that time. */
export type TooManyMails = { readonly secondsToWait: number };

/**
 * Counts a mail to an address, whose key is what the function `emailKey` returns, in the transaction that queues the mail:
 * a request that is refused for another reason counts nothing. Null within the limit.
 */
export type MailLimit = (transaction: Db, emailKey: string) => Promise<TooManyMails | null>;

/** Mails that are sent again have a count of their own: it must not tell to which address a name leads. */
export const mailLimit =
  (
    { now, settings, observer }: Context,
    request: FastifyRequest,
    cause: "asks" | "asks again",
    caller: string = addressKey(request.ip),
  ): MailLimit =>
  async (transaction, emailKey) => {
    if (!settings.rateLimits) return null;
    const { max, windowMs } = mailsToAddress;
    const key = `${caller} ${cause} for mail ${hash("sha256", emailKey)}`;
    const { count, endsAt } = await incrementCounter(transaction, key, new Date(now()), windowMs);
    if (count <= max) return null;
    observer.limitHit("registration");
    return { secondsToWait: Math.ceil((endsAt.getTime() - now()) / 1000) };
  };

export function sendTooManyRequests(reply: FastifyReply, seconds: number) {
  const wait = Math.max(1, seconds);
  return reply
    .code(429)
    .header("Retry-After", String(wait))
    .send(refusal("too-many-requests", refusals.tooManyRequests, { seconds: wait }));
}
