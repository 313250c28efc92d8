/** Sign-in with a password: error messages, and the notice of a failed provider sign-in. */

import { account } from "#domain/languages/en/account.ts";
import type { Text } from "#domain/languages/text.ts";
import { CallError, isStatus } from "../call-errors.ts";
import { explainRefusal, type FormErrors, fieldError } from "../forms/form-errors.ts";
import { translator } from "../languages/language.ts";
import { destructive } from "../ui/toast-queue.ts";

export type Login = { identifier: string; password: string };

/** The name of a universe that was typed; null for an address. */
export const nameIn = (identifier: string): string | null =>
  identifier.includes("@") ? null : identifier.trim() || null;

/** The password was right, but the address is not verified yet. */
export function isUnverified(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { error: sentence, extra } = error.refusal;
  return extra.needsVerification === true || Boolean(sentence?.includes("Email not verified"));
}

export function explainLogin(error: Error): FormErrors {
  const t = translator();
  const title = t(account.login.failed);
  const failed = t(account.login.failedReason);
  if (isUnverified(error)) return { toast: destructive(title, t(account.login.unverifiedToast)) };
  // The server does not disclose which of the two was wrong; the password gets the focus because it is hidden.
  if (isStatus(error, 401)) return fieldError(title, "password", error.refusal.error ?? failed);
  return explainRefusal(error, title, failed);
}

const notices: Readonly<Record<string, Text>> = account.login.notices;

/** The outcome of a provider sign-in: the server redirects to /login?notice=… */
export const providerNotice = (notice: string | null): Text | null =>
  notice !== null && Object.hasOwn(notices, notice) ? (notices[notice] ?? null) : null;
