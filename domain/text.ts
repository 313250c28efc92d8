/** What any text from outside must be before a rule looks at it. */

import * as z from "zod/mini";

/** True for text that every database, encoding and screen can hold: no NUL, no half surrogate. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes("\0");

/** `2000` as `2,000`. By hand, because a locale takes longer to load than everything else of the rules. */
const withCommas = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/** Text of at most `limit` UTF-16 units; `what` names it in the sentence of a refusal. */
export const textUpTo = (limit: number, what: string) =>
  z
    .string(`${what} must be text.`)
    .check(
      z.maxLength(limit, `${what} can have up to ${withCommas(limit)} characters.`),
      z.refine(isStorable, `${what} contains characters that cannot be stored.`),
    );
