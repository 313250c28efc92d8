/** What a password must be. It is never changed on its way to the hash: what was typed is what counts. */

import { isStorable } from "./text.ts";

export const passwordLength = { least: 8, most: 128 } as const;

export const passwordSentences = {
  short: `Password must be at least ${passwordLength.least} characters long`,
  long: `Password can have up to ${passwordLength.most} characters`,
  unstorable: "Password contains characters that cannot be used",
  common: "Choose a less common password",
  kinds: "Password must contain uppercase, lowercase, number, and special character",
  different: "Passwords do not match",
} as const;

/** Any letter that has case, any digit, and anything else that is neither: a space and an emoji are special too. */
const kinds = [/\p{Lowercase}/u, /\p{Uppercase}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{Nd}]/u];

export const hasEveryKind = (password: string) => kinds.every((kind) => kind.test(password));

/** Why this cannot be anybody's password, so that it is not even hashed; or null. */
export const unhashedRefusal = (password: string): string | null =>
  password.length > passwordLength.most ? passwordSentences.long : null;

/** Why nobody may have this password, or null. Whether too many have it is asked apart: see common-passwords.ts. */
export function passwordRefusal(password: string): string | null {
  if (password.length < passwordLength.least) return passwordSentences.short;
  return unhashedRefusal(password) ?? (isStorable(password) ? null : passwordSentences.unstorable);
}
