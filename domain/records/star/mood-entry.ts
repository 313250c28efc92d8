/** A mood entry, shown as a star: its request, its reply, its limits, and the rules of twin stars. */

import * as z from "zod/mini";
import { clientIdSchema } from "../../client-id.ts";
import { type EmotionId, emotionIds } from "../../emotions.ts";
import { rulesStars } from "../../languages/en/rules-stars.ts";
import { timeZoneSchema, utcOffsetSchema } from "../../local-time.ts";
import { momentSchema } from "../../moment.ts";
import { maxCoordinate } from "../../placement.ts";
import { coded } from "../../refusals.ts";
import { textUpTo } from "../../text.ts";
import { tagsOfStarSchema } from "../tag/tag.ts";

export const intensityRange = { min: 1, max: 10, default: 7 } as const;
/** In UTF-16 units. */
export const noteLimit = 2_000;
/** In any 24 hours, by the time at which the stars reached the server. */
export const maxStarsPerDay = 200;

export const moodEntryMessages = {
  emotionRequired: coded("required", rulesStars.emotionRequired),
  baseEmotionRequired: coded("required", rulesStars.baseEmotionRequired),
  sameEmotion: coded("same-emotion", rulesStars.sameEmotion),
} as const;

const notATwinStar = coded("not-a-twin-star", "Only a twin star has a second emotion.");

const emotionSchema = (refusal: string) => z.enum(emotionIds as [EmotionId, ...EmotionId[]], refusal);

const intensitySchema = (label: string) => {
  const { min, max } = intensityRange;
  const refusal = coded("out-of-range", `${label} is a whole number from ${min} to ${max}.`, { min, max });
  return z.int(refusal).check(z.minimum(min, refusal), z.maximum(max, refusal));
};

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

/** The fields of a star that every star has. */
export const requiredFields = {
  emotion: emotionSchema(moodEntryMessages.emotionRequired),
  intensity: intensitySchema("Intensity"),
} as const;

/** The fields that a person can leave empty. */
export const optionalFields = {
  note: z.nullish(
    textUpTo(noteLimit, "A note", {
      tooLong: coded("too-long", rulesStars.note.tooLong, { max: noteLimit }),
      unstorable: coded("invalid-characters", rulesStars.note.unstorable),
    }),
  ),
  isTwinStar: z.nullish(z.literal([0, 1], coded("unknown-option", "isTwinStar is 0 or 1."))),
  secondaryEmotion: z.nullish(
    emotionSchema(coded("unknown-option", "The base emotion is not one of the 36 emotions.")),
  ),
  secondaryIntensity: z.nullish(intensitySchema("Secondary intensity")),
  utcOffset: z.nullish(utcOffsetSchema),
  timeZone: z.nullish(timeZoneSchema),
  tags: z.nullish(tagsOfStarSchema),
} as const;

/**
 * The request that adds a star. Optional fields may be left out or null. `id` makes the request repeatable for as long as
 * the star exists: one id creates one star, and a repetition has the same content. Without `timestamp`, the star is for
 * the present moment. `position` is the place that the client showed.
 */
export const newMoodEntrySchema = z
  .strictObject({
    ...requiredFields,
    ...optionalFields,
    id: z.nullish(clientIdSchema),
    timestamp: z.nullish(momentSchema),
    position: z.nullish(positionSchema),
  })
  .check((context) => {
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

/**
 * A star as the API sends it. `emotion` can be a name that is not in the catalogue; moments are ISO 8601 with `Z`.
 * `timestamp` is the moment of the feeling, `utcOffset` (minutes east of UTC) and `timeZone` (IANA) the person's clock at
 * that moment, null where it is unknown. `tags` are ids in the order chosen; `revision` is that of the last change.
 */
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
  utcOffset: z.nullable(z.int()),
  timeZone: z.nullable(z.string()),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  tags: z.array(z.string()),
  revision: z.int(),
});

export type MoodEntry = z.output<typeof moodEntrySchema>;

/** A star in the bin. */
export const binnedMoodEntrySchema = z.extend(moodEntrySchema, { deletedAt: z.string() });

export type BinnedMoodEntry = z.output<typeof binnedMoodEntrySchema>;
