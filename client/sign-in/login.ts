/** Signing in with a password: what is asked for, what the answers mean, and what the way here has to say. */

import { loginSchema } from "#domain/sign-in.ts";
import { CallError, isStatus } from "../call-errors.ts";
import { atField, explainRefusal, firstBroken, type Trouble } from "../trouble.ts";
import { destructive } from "../ui/toast-queue.ts";

export type Login = { identifier: string; password: string };

const title = "Login Failed";
const failed = "Login failed";

export const checkLogin = (login: Login) => firstBroken(title, loginSchema, login);

/** The password was right, and the address has not been verified yet. */
export function isUnverified(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { error: sentence, extra } = error.refusal;
  return extra.needsVerification === true || Boolean(sentence?.includes("Email not verified"));
}

export function explainLogin(error: Error): Trouble {
  if (isUnverified(error))
    return { toast: destructive(title, "Please verify your email before logging in.") };
  // Which of the two was wrong nobody is told; the one that cannot be read gets the focus.
  if (isStatus(error, 401)) return atField(title, "password", error.refusal.error ?? failed);
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

/** What became of signing in with a provider: the server sends people back to /login?notice=… */
export const providerNotice = (notice: string | null): string | null =>
  notice !== null && Object.hasOwn(notices, notice) ? (notices[notice] ?? null) : null;
