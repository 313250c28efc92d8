/** E-mail addresses: what passes for one. */

import { isStorable } from "./text.ts";

export const invalidEmail = "Please enter a valid email address";

/** RFC 5321: a path has 256 octets, its two brackets included. */
const longestEmail = 254;

/** Text, at-sign, text, dot, text. Nothing that a mail header could read as a second address or another line. */
const emailPattern = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@"(),:;<>[\\\]]+$/;
const unwritable = /[\p{Control}\p{Default_Ignorable_Code_Point}\p{Line_Separator}\p{Paragraph_Separator}]/u;

/** The length comes first: no pattern looks at a hostile text of kilobytes. */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail || text.endsWith(".") || !isStorable(text) || unwritable.test(text))
    return false;
  return emailPattern.test(text) && emailPattern.test(text.normalize("NFKC"));
}
