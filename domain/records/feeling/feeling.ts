/** Feelings of a person's own, which stand beside the 36 of the catalogue. */

import * as z from "zod/mini";
import { emotionIds, familyIds } from "../../emotions.ts";
import { rulesStars } from "../../languages/en/rules-stars.ts";
import { coded } from "../../refusals.ts";
import { namedRequest } from "../../sealed/sealable.ts";
import { sealedField } from "../../sealed/sealed-text.ts";
import { shortTextSchema } from "../../visible-text.ts";
import type { Fields } from "../fields.ts";
import { recordSchema } from "../restore-gate.ts";

/** UTF-16 units, after trimming. */
export const feelingNameLimit = 40;
export const maxOwnFeelings = 60;

const familySchema = z.enum(
  familyIds,
  coded("unknown-option", `The family of a feeling is one of ${familyIds.join(", ")}.`),
);

const axisSchema = (label: string, min: number, max: number) => {
  const refusal = coded("out-of-range", `${label} is a number from ${min} to ${max}.`, { min, max });
  return z.number(refusal).check(z.minimum(min, refusal), z.maximum(max, refusal));
};

/**
 * A feeling as the API sends it. Its name is trimmed and normalized to NFC; `valence` (−1 to 1) and `energy` (0 to 1) are
 * those of an emotion of the catalogue; `revision` is that of its last change.
 */
export const ownFeelingFields = {
  id: { schema: z.string() },
  name: {
    schema: z.string(),
    written: shortTextSchema(rulesStars.feelingName, { min: 1, max: feelingNameLimit }),
    isWords: true,
  },
  family: { schema: familySchema, written: familySchema },
  valence: { schema: z.number(), written: axisSchema("Pleasantness", -1, 1) },
  energy: { schema: z.number(), written: axisSchema("Energy", 0, 1) },
  isArchived: {
    schema: z.boolean(),
    written: z.boolean(coded("unknown-option", "isArchived is true or false.")),
  },
  sealed: sealedField,
  revision: { schema: z.int() },
} as const satisfies Fields;

/** The request that creates or changes a feeling. */
export const ownFeelingChangeSchema = namedRequest(ownFeelingFields, {});

export type OwnFeelingChange = z.output<typeof ownFeelingChangeSchema>;

/** The id of a feeling that a star can have: one of the 36, or that of an own one. */
export const feelingIdSchema = (refusal: string) =>
  z.union(
    [
      z.enum(emotionIds as [string, ...string[]], refusal),
      z.uuid({ error: refusal, abort: true }).check(z.toLowerCase()),
    ],
    refusal,
  );

/** The request that merges a feeling into another, own or of the catalogue, which stays. */
export const ownFeelingMergeSchema = z.strictObject({
  into: feelingIdSchema(coded("not-an-id", "A feeling is one of the 36 or the id of an own one.")),
});

export const ownFeelingSchema = recordSchema(ownFeelingFields);

export type OwnFeeling = z.output<typeof ownFeelingSchema>;
