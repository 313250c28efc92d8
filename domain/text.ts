/** Limits that apply to every text from outside. */

import * as z from "zod/mini";
import { coded } from "./refusals.ts";

/** True for text that both databases can store: without NUL characters and lone surrogates. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes("\0");

/** `2000` as `2,000`. Written by hand, because loading a locale takes longer than loading the whole of `domain/`. */
const withCommas = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/**
 * Whether a text has at most, or at least, so many UTF-16 units, as JavaScript and the fields of browsers count. Zod's own
 * checks count code points, so that a text of emoji could have twice as many units. @__NO_SIDE_EFFECTS__
 */
export const unitsUpTo = (limit: number, refusal: string) =>
  z.refine<string>(({ length }) => length <= limit, refusal);
/* @__NO_SIDE_EFFECTS__ */
export const unitsFrom = (least: number, refusal: string) =>
  z.refine<string>(({ length }) => length >= least, refusal);

type TextRefusals = { readonly tooLong: string; readonly unstorable: string };

/** Refusals of a text that only programs can make invalid. @__NO_SIDE_EFFECTS__ */
const refusalsForPrograms = (limit: number, label: string): TextRefusals => ({
  tooLong: coded("too-long", `${label} can have up to ${withCommas(limit)} characters.`, { max: limit }),
  unstorable: coded("invalid-characters", `${label} contains characters that cannot be stored.`),
});

/** Text of at most `limit` UTF-16 units. `label` begins each message; `refusals` are the sentences for a text that people write. */
export const textUpTo = (limit: number, label: string, refusals = refusalsForPrograms(limit, label)) =>
  z
    .string(coded("not-text", `${label} must be text.`))
    .check(unitsUpTo(limit, refusals.tooLong), z.refine(isStorable, refusals.unstorable));
