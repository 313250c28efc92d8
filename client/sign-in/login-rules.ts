/** What the login form needs when it is sent: the page is there without it. */

import { loginSchema } from "#domain/accounts/sign-in.ts";
import { account } from "#domain/languages/en/account.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../api.ts";
import { isStatus } from "../call-errors.ts";
import { explainRefusal, type FormErrors, fieldError, firstViolation } from "../forms/form-errors.ts";
import { translator } from "../languages/language.ts";
import { destructive } from "../ui/toast-queue.ts";
import { isCodeNeeded, isRefusedFor, isUnverified, type Login } from "./login.ts";

export const checkLogin = (login: Login) =>
  firstViolation(translator()(account.login.failed), loginSchema, login);

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

export const loginRules = {
  check: checkLogin,
  // A server of an earlier version knows no code.
  send: ({ code, ...login }: Login) =>
    send(visitorCalls.login, { body: code === "" ? login : { ...login, code } }),
  explain: explainLogin,
};
