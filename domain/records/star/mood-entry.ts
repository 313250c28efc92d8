/** A mood entry, shown as a star: its request, its reply, its limits, and the rules of twin stars. */

import * as z from "zod/mini";
import { clientIdSchema } from "../../client-id.ts";
import { momentSchema } from "../../moment.ts";
import { maxCoordinate } from "../../placement.ts";
import { coded } from "../../refusals.ts";
import { sealableRequest } from "../../sealed/sealable.ts";
import { recordSchema } from "../restore-gate.ts";
import { moodEntryMessages, starFields } from "./fields.ts";

/** Most stars in any 24 hours, by the time at which they reached the server. */
export const maxStarsPerDay = 200;

const notATwinStar = coded("not-a-twin-star", "Only a twin star has a second emotion.");

const coordinateSchema = (() => {
  const refusal = coded(
    "out-of-range",
    `A coordinate is a whole number from −${maxCoordinate} to ${maxCoordinate}.`,
    { min: -maxCoordinate, max: maxCoordinate },
  );
  return z.int(refusal).check(z.minimum(-maxCoordinate, refusal), z.maximum(maxCoordinate, refusal));
})();

export const positionSchema = z.strictObject(
  { x: coordinateSchema, y: coordinateSchema, z: coordinateSchema },
  coded("wrong-shape", "A position has x, y and z."),
);

/**
 * The request that adds a star. Optional fields may be left out or null. `id` makes the request repeatable for as long as
 * the star exists: one id creates one star, and a repetition has the same content. Without `timestamp`, the star is for
 * the present moment. `position` is the place that the client showed.
 */
export const newMoodEntrySchema = sealableRequest(starFields, {
  id: z.nullish(clientIdSchema),
  timestamp: z.nullish(momentSchema),
  position: z.nullish(positionSchema),
}).check((context) => {
  for (const [field, message] of Object.entries(twinStarRefusals(context.value)))
    context.issues.push({ code: "custom", message, path: [field], input: context.value });
});

export type NewMoodEntry = z.output<typeof newMoodEntrySchema>;

/** A message for each field that breaks a rule of twin stars; an empty object when there is none. */
export function twinStarRefusals(entry: {
  emotion: string;
  isTwinStar?: 0 | 1 | null | undefined;
  secondaryEmotion?: string | null | undefined;
  secondaryIntensity?: number | null | undefined;
}): Record<string, string> {
  if (entry.isTwinStar !== 1) {
    return {
      ...(entry.secondaryEmotion != null && { secondaryEmotion: notATwinStar }),
      ...(entry.secondaryIntensity != null && { secondaryIntensity: notATwinStar }),
    };
  }
  if (entry.secondaryEmotion == null) return { secondaryEmotion: moodEntryMessages.baseEmotionRequired };
  if (entry.secondaryEmotion === entry.emotion) return { secondaryEmotion: moodEntryMessages.sameEmotion };
  return {};
}

/** Turns a note that is missing or only white space into null. */
export const normalizeNote = (note: string | null | undefined) => (note?.trim() ? note : null);

/** A star as the API sends it. */
export const moodEntrySchema = recordSchema(starFields);

export type MoodEntry = z.output<typeof moodEntrySchema>;

/** What a star in the bin has beside its own fields. */
export const inBin = { deletedAt: z.string() } as const;

/** A star in the bin. */
export const binnedMoodEntrySchema = z.extend(moodEntrySchema, inBin);

export type BinnedMoodEntry = z.output<typeof binnedMoodEntrySchema>;
