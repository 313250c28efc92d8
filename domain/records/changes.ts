/** The feed of changes to a universe: what changed after a revision. */

import * as z from "zod/mini";
import { coded } from "../refusals.ts";
import { listSchemas, type RecordKinds, recordKinds } from "./record-kinds.ts";

/** The version of the format below. A client that names another version gets everything. */
export const changesForm = 1;

/** The form of a universe whose words are or were sealed: a client that reads the first form alone would show records without words. */
export const sealedForm = 2;

/** The header in which a reply with rows names its form. */
export const formHeader = "Changes-Form";

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

/** What a reply of the feed says beside the records. */
const feedFields = {
  revision: z.int(),
  /** Determines the place of the next star for the present moment. */
  nextOrdinal: z.int(),
  isWhole: z.boolean(),
} as const;

/**
 * Everything that changed after a revision, as complete rows, and the ids of rows that were removed, among them stars
 * in the bin. `isWhole` means that the rows are all there are and replace what the client holds. No id is both in the
 * rows and in `removed`. Stars are sorted by moment, then by id. @__NO_SIDE_EFFECTS__
 */
export function changesSchemaOf<Kinds extends RecordKinds>(kinds: Kinds) {
  const ids = Object.values(kinds).map(({ list, isLater }) => [
    list,
    isLater ? z._default(idsSchema, []) : idsSchema,
  ]);
  return z.object({
    ...feedFields,
    ...listSchemas(kinds, "list"),
    removed: z.object(
      Object.fromEntries(ids) as { [Name in keyof Kinds as Kinds[Name]["list"]]: typeof idsSchema },
    ),
  });
}

export const changesSchema = changesSchemaOf(recordKinds);

export type Changes = z.output<typeof changesSchema>;
