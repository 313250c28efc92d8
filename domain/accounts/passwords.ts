/** The rules of passwords. A password is hashed exactly as it was typed: it is neither trimmed nor normalized. */

import { rulesAccounts } from "../languages/en/rules-accounts.ts";
import { coded } from "../refusals.ts";
import { isStorable } from "../text.ts";
import { passwordLength } from "./password-length.ts";

const words = rulesAccounts.password;

export const passwordMessages = {
  tooShort: coded("too-short", words.tooShort, { min: passwordLength.min }),
  tooLong: coded("too-long", words.tooLong, { max: passwordLength.max }),
  unstorable: coded("invalid-characters", words.unstorable),
  common: coded("common-password", words.common),
  characterClasses: coded("missing-character-classes", words.characterClasses),
  mismatch: coded("different-passwords", words.mismatch),
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
