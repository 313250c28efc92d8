/** The password form: its values and their validation. */

import { passwordLength } from "#domain/accounts/password-length.ts";
import { passwordMessages, passwordRefusal } from "#domain/accounts/passwords.ts";
import { account } from "#domain/languages/en/account.ts";
import { isStatus } from "../call-errors.ts";
import { explainRefusal, type FormErrors, fieldError } from "../forms/form-errors.ts";
import { translator } from "../languages/language.ts";

export type PasswordDraft = { currentPassword: string; newPassword: string; confirmPassword: string };

export const emptyPasswords: PasswordDraft = { currentPassword: "", newPassword: "", confirmPassword: "" };

export const isFilled = (draft: PasswordDraft) => Object.values(draft).every((text) => text !== "");

/** The two specified errors have their own titles. */
export function checkPasswords({ newPassword, confirmPassword }: PasswordDraft): FormErrors | null {
  const t = translator();
  if (newPassword !== confirmPassword)
    return fieldError(
      t(account.newPassword.mismatch),
      "confirmPassword",
      t(account.newPassword.mismatchReason),
    );
  const refusal = passwordRefusal(newPassword);
  if (refusal === passwordMessages.tooShort)
    return fieldError(
      t(account.newPassword.tooShort),
      "newPassword",
      t(account.newPassword.tooShortReason, { min: passwordLength.min }),
    );
  return refusal ? fieldError(t(account.newPassword.failed), "newPassword", refusal) : null;
}

export function explainPasswordChange(error: Error): FormErrors {
  const t = translator();
  const title = t(account.newPassword.failed);
  if (isStatus(error, 403) && error.refusal.error)
    return fieldError(title, "currentPassword", error.refusal.error);
  return explainRefusal(error, title, t(account.newPassword.failedReason));
}
