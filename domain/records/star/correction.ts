/** Corrections of a star. */

import type * as z from "zod/mini";
import { emptyWordsOf, sealableObject } from "../../sealed/sealable.ts";
import { contentAfter, differences } from "../content.ts";
import { type ContentOf, changeShape } from "../fields.ts";
import { starFields } from "./fields.ts";

/** The request that corrects a star. A field that is left out stays unchanged; null empties a field that can be empty. */
export const correctionSchema = sealableObject(emptyWordsOf(starFields), changeShape(starFields));

export type Correction = z.output<typeof correctionSchema>;

/** What a person says with a star, without what the server adds. */
export type StarContent = ContentOf<typeof starFields>;

/** The content of a star after a correction. It can break the rules of twin stars. A star that is no twin any more loses its second feeling. */
export function correctedContent(current: StarContent, correction: Correction): StarContent {
  const { isTwinStar = current.isTwinStar } = correction;
  const before =
    isTwinStar === 1 ? current : { ...current, secondaryEmotion: null, secondaryIntensity: null };
  return contentAfter(starFields, before, correction);
}

/** Whether two stars say the same. */
export const haveSameContent = (one: StarContent, other: StarContent): boolean =>
  differences(starFields, one, other).length === 0;

/**
 * The correction that turns one content into the other; empty when both say the same. A note that is locked says nothing: it
 * takes the place of no other one.
 */
export function correctionBetween(from: StarContent, to: StarContent): Correction {
  const differing = differences(starFields, from, to).filter((field) => field !== "note" || !to.sealed);
  return Object.fromEntries(differing.map((field) => [field, to[field]]));
}
