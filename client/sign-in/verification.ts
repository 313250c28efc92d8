/** Following the link of a verification mail. */

import * as z from "zod/mini";
import { account } from "#domain/languages/en/account.ts";
import type { Sentence } from "#domain/languages/translator.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";

export type Verification =
  | { readonly is: "loading" }
  | { readonly is: "success"; readonly email: string }
  /** The link was followed before, by its own person or by a program that reads their mails. */
  | { readonly is: "used" }
  | { readonly is: "error"; readonly sentence: Sentence; readonly mayTryAgain: boolean };

export const noToken: Verification = {
  is: "error",
  sentence: (t) => t(account.verify.invalidLink),
  mayTryAgain: false,
};

export const verify = (token: string): Promise<Verification> =>
  send(visitorCalls.verifyEmail, { query: { token } }).then(
    ({ data }) => ({ is: "success", email: data.email ?? "" }),
    explainVerification,
  );

const keptSchema = z.object({
  verified: z.object({ is: z.enum(["success", "used"]), email: z._default(z.string(), "") }),
});

/** Keeps the outcome in the entry of the history: the address bar has lost the token, and the page may be loaded again. */
export function keepOutcome(outcome: Verification) {
  if (outcome.is === "success" || outcome.is === "used")
    history.replaceState({ ...history.state, verified: outcome }, "");
}

/** What the page has found out before it was loaded again, or else that the link has no token. */
export const keptOutcome = (): Verification => keptSchema.safeParse(history.state).data?.verified ?? noToken;

/** The link may still work, because the server has not judged it. */
export function explainVerification(error: unknown): Verification {
  if (!(error instanceof CallError))
    return { is: "error", sentence: (t) => t(account.verify.networkError), mayTryAgain: true };
  if (error.refusal.code === "used-link") return { is: "used" };
  const sentence: Sentence = (t) => error.refusal.error ?? t(account.verify.failedReason);
  return { is: "error", sentence, mayTryAgain: error.status !== 400 };
}
