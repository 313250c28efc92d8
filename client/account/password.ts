/** The password form: its values and their validation. */

import { passwordMessages, passwordRefusal } from "#domain/accounts/passwords.ts";
import { isStatus } from "../call-errors.ts";
import { explainRefusal, type FormErrors, fieldError } from "../forms/form-errors.ts";

export type PasswordDraft = { currentPassword: string; newPassword: string; confirmPassword: string };

export const emptyPasswords: PasswordDraft = { currentPassword: "", newPassword: "", confirmPassword: "" };

const title = "Password Change Failed";

export const isFilled = (draft: PasswordDraft) => Object.values(draft).every((text) => text !== "");

/** The two specified errors have their own titles. */
export function checkPasswords({ newPassword, confirmPassword }: PasswordDraft): FormErrors | null {
  if (newPassword !== confirmPassword)
    return fieldError("Password Mismatch", "confirmPassword", "New password and confirmation must match.");
  const refusal = passwordRefusal(newPassword);
  if (refusal === passwordMessages.tooShort)
    return fieldError("Password Too Short", "newPassword", `${refusal}.`);
  return refusal ? fieldError(title, "newPassword", refusal) : null;
}

export function explainPasswordChange(error: Error): FormErrors {
  if (isStatus(error, 403) && error.refusal.error)
    return fieldError(title, "currentPassword", error.refusal.error);
  return explainRefusal(error, title, "Failed to change password.");
}
