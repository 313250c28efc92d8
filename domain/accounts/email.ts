/** Which texts are accepted as an e-mail address. */

import { rulesAccounts } from "../languages/en/rules-accounts.ts";
import { coded } from "../refusals.ts";
import { isStorable } from "../text.ts";
import { hasInvisible } from "../visible-text.ts";

export const invalidEmailMessage = coded("invalid-email", rulesAccounts.email);

/** RFC 5321 limits a path to 256 octets, including its two brackets. */
const maxEmailLength = 254;

/** Text, `@`, text, dot, text, without any character that a mail header could read as a second address or a new line. */
const emailPattern = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@"(),:;<>[\\\]]+$/;

/** Checks the length first, so that no pattern runs on a hostile text of kilobytes. */
export function isEmail(text: string): boolean {
  if (text.length > maxEmailLength || text.endsWith(".") || !isStorable(text) || hasInvisible(text))
    return false;
  return emailPattern.test(text) && emailPattern.test(text.normalize("NFKC"));
}
