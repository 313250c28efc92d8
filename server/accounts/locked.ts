/** The reply while an account is locked after wrong passwords. */

import type { FastifyReply } from "fastify";
import { remainingMinutes } from "#domain/cooldown.ts";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { refusal } from "#domain/refusals.ts";

/** `until` and `now` are epoch milliseconds. */
export function sendLocked(reply: FastifyReply, until: number, now: number) {
  const minutes = remainingMinutes(until, now);
  return reply
    .code(423)
    .header("Retry-After", String(Math.ceil((until - now) / 1000)))
    .send({
      ...refusal("account-locked", refusalsAccounts.locked, { minutes }),
      remainingMinutes: minutes,
    });
}
