/** A mood entry, which is a star: what a person may send, what comes back, and what a twin star is. */

import * as z from "zod/mini";
import { type EmotionId, emotionIds } from "./emotions.ts";
import { farthest } from "./placement.ts";
import { textUpTo } from "./text.ts";

export const intensityRange = { least: 1, most: 10, usual: 7 } as const;
export const noteLimit = 2_000;

export const refusals = {
  emotionRequired: "Please select an emotion before creating your star.",
  baseEmotionRequired: "Please select a base emotion for your twin star.",
  sameEmotion: "A twin star needs two different emotions.",
} as const;

const emotionSchema = (refusal: string) => z.enum(emotionIds as [EmotionId, ...EmotionId[]], refusal);

const intensitySchema = (what: string) => {
  const refusal = `${what} is a whole number from ${intensityRange.least} to ${intensityRange.most}.`;
  return z
    .int(refusal)
    .check(z.minimum(intensityRange.least, refusal), z.maximum(intensityRange.most, refusal));
};

const coordinateSchema = (() => {
  const refusal = `A coordinate is a whole number from −${farthest} to ${farthest}.`;
  return z.int(refusal).check(z.minimum(-farthest, refusal), z.maximum(farthest, refusal));
})();

export const positionSchema = z.strictObject(
  { x: coordinateSchema, y: coordinateSchema, z: coordinateSchema },
  "A position has x, y and z.",
);

/** What a person sends. Optional fields may be left out or null. */
export const newMoodEntrySchema = z
  .strictObject({
    emotion: emotionSchema(refusals.emotionRequired),
    intensity: intensitySchema("Intensity"),
    note: z.nullish(textUpTo(noteLimit, "A note")),
    isTwinStar: z.nullish(z.literal([0, 1], "isTwinStar is 0 or 1.")),
    secondaryEmotion: z.nullish(emotionSchema("The base emotion is not one of the 36 emotions.")),
    secondaryIntensity: z.nullish(intensitySchema("Secondary intensity")),
    position: z.nullish(positionSchema),
  })
  .check((context) => {
    for (const [field, sentence] of Object.entries(twinRefusals(context.value)))
      context.issues.push({ code: "custom", message: sentence, path: [field], input: context.value });
  });

export type NewMoodEntry = z.output<typeof newMoodEntrySchema>;

/** Which fields break the rules of twin stars, and why; empty when none does. */
export function twinRefusals(entry: {
  emotion: string;
  isTwinStar?: 0 | 1 | null | undefined;
  secondaryEmotion?: string | null | undefined;
  secondaryIntensity?: number | null | undefined;
}): Record<string, string> {
  if (entry.isTwinStar !== 1) {
    const sentence = "Only a twin star has a second emotion.";
    return {
      ...(entry.secondaryEmotion != null && { secondaryEmotion: sentence }),
      ...(entry.secondaryIntensity != null && { secondaryIntensity: sentence }),
    };
  }
  if (entry.secondaryEmotion == null) return { secondaryEmotion: refusals.baseEmotionRequired };
  if (entry.secondaryEmotion === entry.emotion) return { secondaryEmotion: refusals.sameEmotion };
  return {};
}

/** A note of white space alone is no note. */
export const noteOrNull = (note: string | null | undefined) => (note?.trim() ? note : null);

/** A star on the wire. `emotion` may be a name that the catalogue does not know; `timestamp` is ISO 8601 with `Z`. */
export const moodEntrySchema = z.object({
  id: z.string(),
  userId: z.string(),
  emotion: z.string(),
  intensity: z.int(),
  note: z.nullable(z.string()),
  timestamp: z.string(),
  x: z.int(),
  y: z.int(),
  z: z.int(),
  isTwinStar: z.literal([0, 1]),
  secondaryEmotion: z.nullable(z.string()),
  secondaryIntensity: z.nullable(z.int()),
});

export type MoodEntry = z.output<typeof moodEntrySchema>;
