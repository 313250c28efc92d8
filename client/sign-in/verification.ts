/** Following the link of a verification mail. */

import { api } from "#domain/api.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";

export type Verification =
  | { readonly is: "loading" }
  | { readonly is: "success" }
  /** The link was followed before, by its own person or by a program that reads their mails. */
  | { readonly is: "used" }
  | { readonly is: "error"; readonly sentence: string; readonly mayTryAgain: boolean };

export const noToken: Verification = {
  is: "error",
  sentence: "Invalid verification link",
  mayTryAgain: false,
};

export const verify = (token: string): Promise<Verification> =>
  send(api.verifyEmail, { query: { token } }).then(() => ({ is: "success" }), explainVerification);

/** The link may still work, because the server has not judged it. */
export function explainVerification(error: unknown): Verification {
  if (!(error instanceof CallError))
    return { is: "error", sentence: "Network error during verification", mayTryAgain: true };
  if (error.refusal.code === "used-link") return { is: "used" };
  const sentence = error.refusal.error ?? "Verification failed";
  return { is: "error", sentence, mayTryAgain: error.status !== 400 };
}
