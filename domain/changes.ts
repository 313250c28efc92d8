/** The feed of changes to a universe: what changed after a revision. */

import * as z from "zod/mini";
import { constellationSchema } from "./constellations.ts";
import { moodEntrySchema } from "./mood-entry.ts";
import { tagSchema } from "./tags.ts";

/** The version of the format below. A client that names another version gets everything. */
export const changesForm = 1;

const idsSchema = z.array(z.string());

/**
 * Everything that changed after a revision, as complete rows, and the ids of rows that were removed, among them stars
 * in the bin. `isWhole` means that the rows are all there are and replace what the client holds. No id is both in the
 * rows and in `removed`. Stars are sorted by moment, then by id.
 */
export const changesSchema = z.object({
  revision: z.int(),
  isWhole: z.boolean(),
  entries: z.array(moodEntrySchema),
  tags: z.array(tagSchema),
  constellations: z.array(constellationSchema),
  removed: z.object({ entries: idsSchema, tags: idsSchema, constellations: idsSchema }),
});

export type Changes = z.output<typeof changesSchema>;
