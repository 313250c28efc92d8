/** Constellations: stars that a person selected and named. */

import * as z from "zod/mini";
import { rulesStars } from "../../languages/en/rules-stars.ts";
import { coded } from "../../refusals.ts";
import { sealableRequest } from "../../sealed/sealable.ts";
import { sealedField } from "../../sealed/sealed-text.ts";
import { textUpTo } from "../../text.ts";
import { shortTextSchema } from "../../visible-text.ts";
import type { Fields } from "../fields.ts";
import { recordSchema } from "../restore-gate.ts";

/** UTF-16 units, after trimming. */
export const constellationNameLimit = 60;
export const minStarsOfConstellation = 2;
export const maxStarsOfConstellation = 200;
export const maxConstellations = 100;

const starsRefusal = coded("star-count-out-of-range", rulesStars.constellationStars, {
  min: minStarsOfConstellation,
  max: maxStarsOfConstellation,
});

/** Trimmed and normalized to NFC. */
export const constellationNameSchema = shortTextSchema(rulesStars.constellationName, {
  min: 1,
  max: constellationNameLimit,
});

/**
 * A constellation as the API sends it. Lines join its stars in the order of `entryIds`; `revision` is that of its last
 * change.
 */
export const constellationFields = {
  id: { schema: z.string() },
  name: { schema: z.string(), written: constellationNameSchema, isWords: true },
  entryIds: {
    schema: z.array(z.string()),
    written: z
      .array(
        textUpTo(200, "An id").check(z.toLowerCase()),
        coded("wrong-shape", "entryIds is a list of ids of stars."),
      )
      .check(
        z.minLength(minStarsOfConstellation, starsRefusal),
        z.maxLength(maxStarsOfConstellation, starsRefusal),
        z.refine(
          (ids) => new Set(ids).size === ids.length,
          coded("repeated-star", "A constellation can have each star only once."),
        ),
      ),
  },
  sealed: sealedField,
  revision: { schema: z.int() },
} as const satisfies Fields;

/** The request that creates or changes a constellation. */
export const constellationChangeSchema = sealableRequest(constellationFields, {});

export type ConstellationChange = z.output<typeof constellationChangeSchema>;

export const constellationSchema = recordSchema(constellationFields);

export type Constellation = z.output<typeof constellationSchema>;

/**
 * The stars of a constellation after a change by a person who does not see all of them: `chosen` are the stars that the
 * person chose, and each star of `before` that is `hidden`, because it is in the bin, stays behind the star that it
 * followed. Hidden stars for which there is no room among `maxStarsOfConstellation` are left out.
 */
export function keepHiddenStars(
  before: readonly string[],
  hidden: ReadonlySet<string>,
  chosen: readonly string[],
): string[] {
  const taken = new Set(chosen);
  const staying = before.filter((id) => hidden.has(id) && !taken.has(id));
  const kept = new Set(staying.slice(0, Math.max(0, maxStarsOfConstellation - chosen.length)));
  const following = new Map<string | null, string[]>();
  let last: string | null = null;
  for (const id of before) {
    if (kept.has(id)) following.set(last, [...(following.get(last) ?? []), id]);
    else if (taken.has(id)) last = id;
  }
  return [...(following.get(null) ?? []), ...chosen.flatMap((id) => [id, ...(following.get(id) ?? [])])];
}
