/** The fields of a star, and their limits. */

import * as z from "zod/mini";
import { rulesStars } from "../../languages/en/rules-stars.ts";
import { timeZoneSchema, utcOffsetSchema } from "../../local-time-schemas.ts";
import { momentSchema } from "../../moment.ts";
import { coded } from "../../refusals.ts";
import { sealedField } from "../../sealed/sealed-text.ts";
import { textUpTo } from "../../text.ts";
import { feelingIdSchema } from "../feeling/feeling.ts";
import type { Fields } from "../fields.ts";
import { tagsOfStarSchema } from "../tag/tag.ts";

export const intensityRange = { min: 1, max: 10, default: 7 } as const;
/** UTF-16 units. */
export const noteLimit = 2_000;

export const moodEntryMessages = {
  emotionRequired: coded("required", rulesStars.emotionRequired),
  baseEmotionRequired: coded("required", rulesStars.baseEmotionRequired),
  sameEmotion: coded("same-emotion", rulesStars.sameEmotion),
} as const;

const intensitySchema = (label: string) => {
  const { min, max } = intensityRange;
  const refusal = coded("out-of-range", `${label} is a whole number from ${min} to ${max}.`, { min, max });
  return z.int(refusal).check(z.minimum(min, refusal), z.maximum(max, refusal));
};

/**
 * A star as the API sends it. `emotion` is one of the catalogue, the id of an own feeling, or a name of an earlier version; moments are ISO 8601 with `Z`.
 * `timestamp` is the moment of the feeling, `utcOffset` (minutes east of UTC) and `timeZone` (IANA) the person's clock at
 * that moment, null where it is unknown. `tags` are ids in the order chosen; `revision` is that of the last change.
 */
export const starFields = {
  id: { schema: z.string(), column: "id" },
  userId: { schema: z.string(), isOfUniverse: true },
  timestamp: { schema: z.string(), written: momentSchema, column: "utc_time" },
  utcOffset: {
    schema: z.nullable(z.int()),
    empty: null,
    written: utcOffsetSchema,
    column: "utc_offset",
  },
  timeZone: { schema: z.nullable(z.string()), empty: null, written: timeZoneSchema, column: "time_zone" },
  emotion: {
    schema: z.string(),
    written: feelingIdSchema(moodEntryMessages.emotionRequired),
    column: "emotion",
  },
  intensity: { schema: z.int(), written: intensitySchema("Intensity"), column: "intensity" },
  isTwinStar: {
    schema: z.literal([0, 1]),
    empty: 0,
    written: z.literal([0, 1], coded("unknown-option", "isTwinStar is 0 or 1.")),
  },
  secondaryEmotion: {
    schema: z.nullable(z.string()),
    empty: null,
    written: feelingIdSchema(coded("unknown-option", "The base emotion is not one of the 36 emotions.")),
    column: "second_emotion",
  },
  secondaryIntensity: {
    schema: z.nullable(z.int()),
    empty: null,
    written: intensitySchema("Secondary intensity"),
    column: "second_intensity",
  },
  tags: { schema: z.array(z.string()), empty: [], written: tagsOfStarSchema, column: "tags" },
  note: {
    schema: z.nullable(z.string()),
    empty: null,
    written: textUpTo(noteLimit, "A note", {
      tooLong: coded("too-long", rulesStars.note.tooLong, { max: noteLimit }),
      unstorable: coded("invalid-characters", rulesStars.note.unstorable),
    }),
    isWords: true,
    column: "note",
  },
  sealed: sealedField,
  /** Whether no letter quotes the note. */
  keptOutOfLetters: {
    schema: z.boolean(),
    empty: false,
    isLater: true,
    written: z.boolean(coded("unknown-option", "keptOutOfLetters is true or false.")),
    column: "kept_out_of_letters",
  },
  x: { schema: z.int() },
  y: { schema: z.int() },
  z: { schema: z.int() },
  createdAt: { schema: z.string(), column: "created_utc" },
  editedAt: { schema: z.nullable(z.string()), empty: null, column: "edited_utc" },
  revision: { schema: z.int() },
} as const satisfies Fields;
