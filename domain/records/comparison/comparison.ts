/** Comparisons that a person keeps: a name, and the query of the page that shows what is compared. */

import * as z from "zod/mini";
import { clientIdSchema } from "../../client-id.ts";
import { rulesStars } from "../../languages/en/rules-stars.ts";
import { coded } from "../../refusals.ts";
import { sealableRequest } from "../../sealed/sealable.ts";
import { sealedField } from "../../sealed/sealed-text.ts";
import { textUpTo, unitsFrom } from "../../text.ts";
import { shortTextSchema } from "../../visible-text.ts";
import type { Fields } from "../fields.ts";
import { recordSchema } from "../restore-gate.ts";

/** UTF-16 units, after trimming. */
export const comparisonNameLimit = 60;
/** UTF-16 units. The words of a search take up to nine for each letter. */
export const comparisonQueryLimit = 4_000;
export const maxComparisons = 50;

const querySchema = textUpTo(comparisonQueryLimit, "A query", {
  tooLong: coded("too-long", rulesStars.comparisonTooLong, { max: comparisonQueryLimit }),
  unstorable: coded("invalid-characters", "A query contains characters that cannot be stored."),
}).check(
  unitsFrom(1, coded("required", "The query is missing.")),
  z.refine(
    (query) => !/[\s#\p{Cc}]/u.test(query),
    coded("invalid-characters", "A query has no spaces and no #."),
  ),
);

/**
 * A kept comparison as the API sends it. `query` is that of a URL, without the question mark; it can have words that the
 * person searches for. `revision` is that of the last change.
 */
export const comparisonFields = {
  id: { schema: z.string() },
  name: {
    schema: z.string(),
    written: shortTextSchema(rulesStars.comparisonName, { min: 1, max: comparisonNameLimit }),
    isWords: true,
  },
  query: { schema: z.string(), written: querySchema, isWords: true },
  sealed: sealedField,
  revision: { schema: z.int() },
} as const satisfies Fields;

/** The request that keeps a comparison, or changes a kept one. */
export const comparisonChangeSchema = sealableRequest(comparisonFields, {});

export type ComparisonChange = z.output<typeof comparisonChangeSchema>;

export const restoredComparisonsSchema = z
  .array(
    sealableRequest(comparisonFields, { id: clientIdSchema }),
    coded("wrong-shape", "comparisons is a list of comparisons."),
  )
  .check(
    z.maxLength(
      maxComparisons,
      coded("too-many-comparisons", `A universe can have up to ${maxComparisons} comparisons.`, {
        max: maxComparisons,
      }),
    ),
  );

export type RestoredComparison = z.output<typeof restoredComparisonsSchema>[number];

export const comparisonSchema = recordSchema(comparisonFields);

export type KeptComparison = z.output<typeof comparisonSchema>;

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** The ids of tags, own feelings and trackers that a query names. */
export const idsInQuery = (query: string): readonly string[] => [...new Set(query.match(uuids))];

/** The query with other ids in the places of some. */
export const replaceIdsInQuery = (query: string, by: (id: string) => string): string =>
  query.replace(uuids, by);
