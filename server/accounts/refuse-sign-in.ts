/** The replies of a refused sign-in, by password, by link or by the second factor of a sign-in with the provider. */

import type { FastifyReply } from "fastify";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { refusalsSecondFactor } from "#domain/languages/en/refusals-second-factor.ts";
import { refusal } from "#domain/refusals.ts";
import type { Context } from "../context.ts";
import { sendLocked } from "./locked.ts";
import type { LoggedIn } from "./login.ts";

type Refused = Extract<LoggedIn, { ok: false }>;

export const wrongCode = refusal("wrong-code", refusalsSecondFactor.wrongCode);

/** A sign-in, or a confirmation, with the provider has waited too long for its code. */
export const signInExpired = refusal("sign-in-expired", refusalsSecondFactor.signInExpired);

export const codeNeeded = {
  success: false,
  ...refusal("second-factor-required", refusalsSecondFactor.secondFactorRequired),
  needsCode: true,
} as const;

/** Null: the client goes on, and nothing was refused yet. */
const observedReasons = {
  wrong: "wrong password",
  unverified: "unverified",
  locked: "locked",
  "wrong code": "wrong code",
  "code needed": null,
} as const;

const replies = {
  wrong: [401, refusal("wrong-credentials", refusalsAccounts.wrongCredentials)],
  unverified: [
    403,
    {
      success: false,
      ...refusal("email-not-verified", refusalsAccounts.notVerified),
      needsVerification: true,
    },
  ],
  "wrong code": [401, wrongCode],
  "code needed": [403, codeNeeded],
} as const;

export function refuseSignIn(
  { now, observer }: Pick<Context, "now" | "observer">,
  reply: FastifyReply,
  refused: Refused,
) {
  const observed = observedReasons[refused.reason];
  if (observed) observer.signInRefused(observed);
  if (refused.reason === "locked") return sendLocked(reply, refused.until, now());
  const [status, body] = replies[refused.reason];
  return reply.code(status).send(body);
}
