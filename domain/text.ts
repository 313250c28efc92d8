/** Limits that apply to every text from outside. */

import * as z from "zod/mini";

/** True for text that both databases can store: without NUL characters and lone surrogates. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes("\0");

/** `2000` as `2,000`. Written by hand, because loading a locale takes longer than loading the whole of `domain/`. */
const withCommas = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/** Text of at most `limit` UTF-16 units. `label` begins each message. */
export const textUpTo = (limit: number, label: string) =>
  z
    .string(`${label} must be text.`)
    .check(
      z.maxLength(limit, `${label} can have up to ${withCommas(limit)} characters.`),
      z.refine(isStorable, `${label} contains characters that cannot be stored.`),
    );
