/** The rules of passwords. A password is hashed exactly as it was typed: it is neither trimmed nor normalized. */

import { coded } from "../refusals.ts";
import { isStorable } from "../text.ts";

/** In UTF-16 units. */
export const passwordLength = { min: 8, max: 128 } as const;

export const passwordMessages = {
  tooShort: coded("too-short", `Password must be at least ${passwordLength.min} characters long`, {
    min: passwordLength.min,
  }),
  tooLong: coded("too-long", `Password can have up to ${passwordLength.max} characters`, {
    max: passwordLength.max,
  }),
  unstorable: coded("invalid-characters", "Password contains characters that cannot be used"),
  common: coded("common-password", "Choose a less common password"),
  characterClasses: coded(
    "missing-character-classes",
    "Password must contain uppercase, lowercase, number, and special character",
  ),
  mismatch: coded("different-passwords", "Passwords do not match"),
} as const;

/** A lower-case letter, an upper-case letter, a digit, and a special character, such as a space or an emoji. */
const characterClasses = [/\p{Lowercase}/u, /\p{Uppercase}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{Nd}]/u];

export const hasAllCharacterClasses = (password: string) =>
  characterClasses.every((characters) => characters.test(password));

/** A message for a password that is too long to belong to an account, so that it need not be hashed; else null. */
export const passwordLengthRefusal = (password: string): string | null =>
  password.length > passwordLength.max ? passwordMessages.tooLong : null;

/** A message for a password that is not allowed, or null. `common-passwords.ts` checks for common passwords. */
export function passwordRefusal(password: string): string | null {
  if (password.length < passwordLength.min) return passwordMessages.tooShort;
  return passwordLengthRefusal(password) ?? (isStorable(password) ? null : passwordMessages.unstorable);
}
