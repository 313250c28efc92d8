/** Corrections of a star. */

import * as z from "zod/mini";
import { momentSchema } from "../../moment.ts";
import { type MoodEntry, normalizeNote, optionalFields, requiredFields } from "./mood-entry.ts";

/** The request that corrects a star. A field that is left out stays unchanged; null empties a field that can be empty. */
export const correctionSchema = z.strictObject({
  emotion: z.optional(requiredFields.emotion),
  intensity: z.optional(requiredFields.intensity),
  timestamp: z.optional(momentSchema),
  ...optionalFields,
});

export type Correction = z.output<typeof correctionSchema>;

const contentFields = [
  ...(["emotion", "intensity", "note", "timestamp", "utcOffset", "timeZone"] as const),
  ...(["isTwinStar", "secondaryEmotion", "secondaryIntensity", "tags"] as const),
] as const;

/** What a person says with a star, without what the server adds. */
export type StarContent = Pick<MoodEntry, (typeof contentFields)[number]>;

const replaced = <T>(change: T | null | undefined, current: T | null): T | null =>
  change === undefined ? current : change;

/** The content of a star after a correction. It can break the rules of twin stars. A star that is no twin any more loses its second feeling. */
export function correctedContent(current: StarContent, correction: Correction): StarContent {
  const isTwinStar = replaced(correction.isTwinStar, current.isTwinStar) ?? 0;
  const second = isTwinStar === 1 ? current : { secondaryEmotion: null, secondaryIntensity: null };
  return {
    emotion: correction.emotion ?? current.emotion,
    intensity: correction.intensity ?? current.intensity,
    note: normalizeNote(replaced(correction.note, current.note)),
    timestamp: correction.timestamp ?? current.timestamp,
    utcOffset: replaced(correction.utcOffset, current.utcOffset),
    timeZone: replaced(correction.timeZone, current.timeZone),
    isTwinStar,
    secondaryEmotion: replaced(correction.secondaryEmotion, second.secondaryEmotion),
    secondaryIntensity: replaced(correction.secondaryIntensity, second.secondaryIntensity),
    tags: replaced(correction.tags, current.tags) ?? [],
  };
}

/** Whether two stars say the same. */
export const haveSameContent = (one: StarContent, other: StarContent): boolean =>
  contentFields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));

/** The correction that turns one content into the other; empty when both say the same. */
export function correctionBetween(from: StarContent, to: StarContent): Correction {
  const changed = contentFields.filter((field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]));
  return Object.fromEntries(changed.map((field) => [field, to[field]]));
}
