/** The JSON file that holds a universe. Its JSON Schema is published at /api/export-schema.json. */

import * as z from "zod/mini";
import { userSchema } from "../accounts/user.ts";
import { listSchemas, recordKinds } from "../records/record-kinds.ts";
import { inBin } from "../records/star/mood-entry.ts";
import { reminderChoicesSchema } from "../reminders/reminders.ts";
import { sealSchema } from "../sealed/seal.ts";
import { exportedLinkSchema } from "../shown-skies/link.ts";
import { quizResponseSchema, storedRecommendationSchema } from "../wellness/quiz/quiz.ts";
import { wellnessSessionSchema } from "../wellness/sessions.ts";

/** Increases when a reader of older files would misunderstand newer ones. */
export const universeFileVersion = 1;
/** The version of a file with sealed words, which earlier readers would take for a journal without words. */
export const sealedFileVersion = 2;

/** What opens the sealed words of a file: its slots, and the id for which they were sealed. See docs/sealed-format.md. */
export const fileSealSchema = z.omit(sealSchema, { state: true });

export type FileSeal = z.output<typeof fileSealSchema>;

/** Lists are oldest first, except the bin. Programs should ignore fields that they do not know. */
export const universeFileSchema = universeFileSchemaOf(recordKinds);

export type UniverseFile = z.output<typeof universeFileSchema>;

/** `universeFileSchema` for other kinds of records than those of the product. @__NO_SIDE_EFFECTS__ */
export function universeFileSchemaOf(kinds: typeof recordKinds) {
  return z.object({
    formatVersion: z.literal([universeFileVersion, sealedFileVersion]),
    /** Only where words are sealed: the records that have them have `sealed`, and null in the place of each word. */
    seal: z.optional(fileSealSchema),
    /** ISO 8601 with `Z`. */
    exportedAt: z.string(),
    /** False if the person has chosen some of the stars, or to leave out notes. */
    isWhole: z.boolean(),
    user: userSchema,
    /** What the browser remembers, such as the theme, as text by name; what the person has not chosen is left out. */
    settings: z.record(z.string(), z.string()),
    ...listSchemas(kinds, "fileList"),
    bin: z.array(z.extend(kinds.star.schema, inBin)),
    quizResponses: z.array(quizResponseSchema),
    recommendations: z.array(storedRecommendationSchema),
    wellnessSessions: z.array(wellnessSessionSchema),
    /**
     * Choices of the person about reminders; null if they have chosen nothing. A restore does not start them. Earlier
     * files do not have it.
     */
    reminders: z.optional(z.nullable(reminderChoicesSchema)),
    /** The links that show the sky to others, for reading: a restore creates none. Earlier files do not have them. */
    shownSkies: z.optional(z.array(exportedLinkSchema)),
  });
}
