/** E-mail addresses: what passes for one, and when two are the same. */

import { isStorable } from "./text.ts";

export const invalidEmail = "Please enter a valid email address";

/** RFC 5321: a path has 256 octets, its two brackets included. */
const longestEmail = 254;

/** Text, at-sign, text, dot, text. Nothing that a mail header could read as a second address or another line. */
const emailPattern = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@"(),:;<>[\\\]]+$/;
const unwritable = /[\p{Control}\p{Default_Ignorable_Code_Point}\p{Line_Separator}\p{Paragraph_Separator}]/u;

/** The length comes first: no pattern looks at a hostile text of kilobytes. */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail || !isStorable(text) || unwritable.test(text)) return false;
  return emailPattern.test(text) && emailPattern.test(text.normalize("NFKC"));
}

/** What makes two addresses the same: they compare without case, and full-width letters are letters. */
export const emailKey = (email: string) => email.normalize("NFKC").toLowerCase();
