/** Limits that apply to every text from outside. */

import * as z from "zod/mini";
import { coded } from "./refusals.ts";

/** True for text that both databases can store: without NUL characters and lone surrogates. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes("\0");

/** `2000` as `2,000`. Written by hand, because loading a locale takes longer than loading the whole of `domain/`. */
const withCommas = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/** Text of at most `limit` UTF-16 units. `label` begins each message. */
export const textUpTo = (limit: number, label: string) =>
  z
    .string(coded("not-text", `${label} must be text.`))
    .check(
      z.maxLength(
        limit,
        coded("too-long", `${label} can have up to ${withCommas(limit)} characters.`, { max: limit }),
      ),
      z.refine(
        isStorable,
        coded("invalid-characters", `${label} contains characters that cannot be stored.`),
      ),
    );
