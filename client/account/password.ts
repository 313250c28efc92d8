/** Changing the password: what is asked for, and what is wrong with it. */

import { passwordRefusal, passwordSentences } from "#domain/passwords.ts";
import { isStatus } from "../call-errors.ts";
import { atField, explainRefusal, type Trouble } from "../trouble.ts";

export type PasswordDraft = { currentPassword: string; newPassword: string; confirmPassword: string };

export const emptyPasswords: PasswordDraft = { currentPassword: "", newPassword: "", confirmPassword: "" };

const title = "Password Change Failed";

export const isFilled = (draft: PasswordDraft) => Object.values(draft).every((text) => text !== "");

/** Each of the two specified refusals has a title of its own. */
export function checkPasswords({ newPassword, confirmPassword }: PasswordDraft): Trouble | null {
  if (newPassword !== confirmPassword)
    return atField("Password Mismatch", "confirmPassword", "New password and confirmation must match.");
  const refusal = passwordRefusal(newPassword);
  if (refusal === passwordSentences.short) return atField("Password Too Short", "newPassword", `${refusal}.`);
  return refusal ? atField(title, "newPassword", refusal) : null;
}

export function explainPasswordChange(error: Error): Trouble {
  if (isStatus(error, 403) && error.refusal.error)
    return atField(title, "currentPassword", error.refusal.error);
  return explainRefusal(error, title, "Failed to change password.");
}
