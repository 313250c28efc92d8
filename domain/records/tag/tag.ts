/** Tags: what accompanied a feeling. */

import * as z from "zod/mini";
import { clientIdSchema } from "../../client-id.ts";
import { rulesStars } from "../../languages/en/rules-stars.ts";
import { coded } from "../../refusals.ts";
import { namedRequest } from "../../sealed/sealable.ts";
import { sealedField } from "../../sealed/sealed-text.ts";
import { shortTextSchema } from "../../visible-text.ts";
import type { Fields } from "../fields.ts";
import { recordSchema } from "../restore-gate.ts";

export const tagKinds = ["people", "place", "activity", "body", "other"] as const;
/** UTF-16 units, after trimming. */
export const tagNameLimit = 40;
export const maxTags = 500;
export const maxTagsOfStar = 12;

const tagKindSchema = z.enum(
  tagKinds,
  coded("unknown-option", `The kind of a tag is one of ${tagKinds.join(", ")}.`),
);

/** A tag as the API sends it. Its name is trimmed and normalized to NFC; `revision` is that of its last change. */
export const tagFields = {
  id: { schema: z.string() },
  name: {
    schema: z.string(),
    written: shortTextSchema(rulesStars.tagName, { min: 1, max: tagNameLimit }),
    isWords: true,
  },
  kind: { schema: tagKindSchema, written: tagKindSchema },
  isArchived: {
    schema: z.boolean(),
    written: z.boolean(coded("unknown-option", "isArchived is true or false.")),
  },
  sealed: sealedField,
  revision: { schema: z.int() },
} as const satisfies Fields;

/** The request that creates or changes a tag. */
export const tagChangeSchema = namedRequest(tagFields, {});

export type TagChange = z.output<typeof tagChangeSchema>;

/** The request that merges a tag into another, which stays. */
export const tagMergeSchema = z.strictObject({ into: clientIdSchema });

export type TagMerge = z.output<typeof tagMergeSchema>;

export const tagSchema = recordSchema(tagFields);

export type Tag = z.output<typeof tagSchema>;

/** The tags of a star: ids, in the order chosen. */
export const tagsOfStarSchema = z.array(clientIdSchema, coded("wrong-shape", "tags is a list of ids.")).check(
  z.maxLength(maxTagsOfStar, coded("too-many-tags-of-star", rulesStars.tooManyTags, { max: maxTagsOfStar })),
  z.refine(
    (ids) => new Set(ids).size === ids.length,
    coded("repeated-tag", "A star can have each tag only once."),
  ),
);
