/** The feed of changes to a universe: what changed after a revision. */

import * as z from "zod/mini";
import { coded } from "../refusals.ts";
import { constellationSchema } from "./constellation/constellation.ts";
import { moodEntrySchema } from "./star/mood-entry.ts";
import { tagSchema } from "./tag/tag.ts";

/** The version of the format below. A client that names another version gets everything. */
export const changesForm = 1;

const refusalOf = (name: string) =>
  coded("not-a-whole-number", `${name} is a whole number from 0.`, { min: 0 });

/** Any number of digits: a number above every revision gets everything. */
const wholeNumber = (name: string) =>
  z.pipe(z.string(refusalOf(name)).check(z.regex(/^\d+$/, refusalOf(name))), z.transform(Number));

/** The revision up to which the client knows the universe, and the form that it understands: the current one by default. */
export const changesQuerySchema = z.object({
  since: z.optional(wholeNumber("since")),
  form: z.optional(wholeNumber("form")),
});

type ChangesQuery = z.output<typeof changesQuerySchema>;

/**
 * Whether a client needs everything: it knows no revision, one of another database, or one from which on removals
 * are forgotten, or it does not understand the form. `feedStart` is the oldest revision since which none is.
 */
export const needsWhole = (
  { revision, feedStart }: { readonly revision: number; readonly feedStart: number },
  { since, form = changesForm }: ChangesQuery,
): boolean => since === undefined || since < feedStart || since > revision || form !== changesForm;

const idsSchema = z.array(z.string());

/**
 * Everything that changed after a revision, as complete rows, and the ids of rows that were removed, among them stars
 * in the bin. `isWhole` means that the rows are all there are and replace what the client holds. No id is both in the
 * rows and in `removed`. Stars are sorted by moment, then by id.
 */
export const changesSchema = z.object({
  revision: z.int(),
  /** Determines the place of the next star for the present moment. */
  nextOrdinal: z.int(),
  isWhole: z.boolean(),
  entries: z.array(moodEntrySchema),
  tags: z.array(tagSchema),
  constellations: z.array(constellationSchema),
  removed: z.object({ entries: idsSchema, tags: idsSchema, constellations: idsSchema }),
});

export type Changes = z.output<typeof changesSchema>;
