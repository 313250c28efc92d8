/** Sign-in with a password: validation, error messages, and the notice of a failed provider sign-in. */

import { loginSchema } from "#domain/accounts/sign-in.ts";
import { CallError, isStatus } from "../call-errors.ts";
import { explainRefusal, type FormErrors, fieldError, firstViolation } from "../forms/form-errors.ts";
import { destructive } from "../ui/toast-queue.ts";

export type Login = { identifier: string; password: string };

const title = "Login Failed";
const failed = "Login failed";

export const checkLogin = (login: Login) => firstViolation(title, loginSchema, login);

/** The password was right, but the address is not verified yet. */
export function isUnverified(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { error: sentence, extra } = error.refusal;
  return extra.needsVerification === true || Boolean(sentence?.includes("Email not verified"));
}

export function explainLogin(error: Error): FormErrors {
  if (isUnverified(error))
    return { toast: destructive(title, "Please verify your email before logging in.") };
  // The server does not disclose which of the two was wrong; the password gets the focus because it is hidden.
  if (isStatus(error, 401)) return fieldError(title, "password", error.refusal.error ?? failed);
  return explainRefusal(error, title, failed);
}

const notices: Readonly<Record<string, string>> = {
  provider:
    "Signing in with a provider is not set up on this server. Use your e-mail address or universe name.",
  "provider-failed":
    "Your provider could not sign you in. Nothing has changed; try again, or use your e-mail address.",
  "provider-cancelled": "You stopped signing in with your provider. Nothing has changed.",
  "provider-unreachable":
    "Your sign-in provider does not answer right now. Try again in a moment, or use your e-mail address.",
};

/** The outcome of a provider sign-in: the server redirects to /login?notice=… */
export const providerNotice = (notice: string | null): string | null =>
  notice !== null && Object.hasOwn(notices, notice) ? (notices[notice] ?? null) : null;
