/** Sign-in with a password: error messages, and the notice of a failed provider sign-in. */

import { account } from "#domain/languages/en/account.ts";
import type { Text } from "#domain/languages/text.ts";
import type { RefusalCode } from "#domain/refusals.ts";
import { CallError, isStatus } from "../call-errors.ts";
import { explainRefusal, type FormErrors, fieldError } from "../forms/form-errors.ts";
import { translator } from "../languages/language.ts";
import { destructive } from "../ui/toast-queue.ts";

/** `code` is empty until the server asks for one. */
export type Login = { identifier: string; password: string; code: string };

/** The name of a universe that was typed; null for an address. */
export const nameIn = (identifier: string): string | null =>
  identifier.includes("@") ? null : identifier.trim() || null;

/** The password was right, but the address is not verified yet. */
export function isUnverified(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { error: sentence, extra } = error.refusal;
  return extra.needsVerification === true || Boolean(sentence?.includes("Email not verified"));
}

const isRefusedFor = (error: unknown, code: RefusalCode): error is CallError =>
  error instanceof CallError && error.refusal.code === code;

/** The sign-in was right so far, and the account has a second step. */
export const isCodeNeeded = (error: unknown) => isRefusedFor(error, "second-factor-required");

type CodeForm = { readonly values: { readonly code: string }; readonly failure: Error | null };

/** Whether the form shows the field of the code: since the server asked for one, and while one is typed. */
export const asksForCode = ({ values, failure }: CodeForm): boolean =>
  values.code !== "" || isCodeNeeded(failure) || isRefusedFor(failure, "wrong-code");

/** The sentence at the field of the code; null for an error that is not about the code. */
export const explainCode = (error: Error, title: string): FormErrors | null =>
  isRefusedFor(error, "wrong-code") ? fieldError(title, "code", error.refusal.error ?? title) : null;

export function explainLogin(error: Error): FormErrors {
  const t = translator();
  const title = t(account.login.failed);
  const failed = t(account.login.failedReason);
  // Nothing has failed: the field of the code appears, with its sentence.
  if (isCodeNeeded(error)) return {};
  const aboutCode = explainCode(error, title);
  if (aboutCode) return aboutCode;
  if (isUnverified(error)) return { toast: destructive(title, t(account.login.unverifiedToast)) };
  // The server does not disclose which of the two was wrong; the password gets the focus because it is hidden.
  if (isStatus(error, 401)) return fieldError(title, "password", error.refusal.error ?? failed);
  return explainRefusal(error, title, failed);
}

const notices: Readonly<Record<string, Text>> = account.login.notices;

/** The outcome of a provider sign-in: the server redirects to /login?notice=… */
export const providerNotice = (notice: string | null): Text | null =>
  notice !== null && Object.hasOwn(notices, notice) ? (notices[notice] ?? null) : null;
