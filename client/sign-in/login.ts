/** Sign-in with a password: what the page shows of a refusal, and the notice of a failed provider sign-in. */

import { account } from "#domain/languages/en/account.ts";
import type { Text } from "#domain/languages/text.ts";
import type { RefusalCode } from "#domain/refusals.ts";
import { CallError } from "../call-errors.ts";

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

export const isRefusedFor = (error: unknown, code: RefusalCode): error is CallError =>
  error instanceof CallError && error.refusal.code === code;

/** The sign-in was right so far, and the account has a second step. */
export const isCodeNeeded = (error: unknown) => isRefusedFor(error, "second-factor-required");

type CodeForm = { readonly values: { readonly code: string }; readonly failure: Error | null };

/** Whether the form shows the field of the code: since the server asked for one, and while one is typed. */
export const asksForCode = ({ values, failure }: CodeForm): boolean =>
  values.code !== "" || isCodeNeeded(failure) || isRefusedFor(failure, "wrong-code");

const notices: Readonly<Record<string, Text>> = account.login.notices;

/** The outcome of a provider sign-in: the server redirects to /login?notice=… */
export const providerNotice = (notice: string | null): Text | null =>
  notice !== null && Object.hasOwn(notices, notice) ? (notices[notice] ?? null) : null;
