/** Comparisons that a person keeps. */

import * as z from "zod/mini";
import { comparisonCalls } from "#domain/calls/comparisons.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import {
  type ComparisonChange,
  comparisonChangeSchema,
  idsInQuery,
  type KeptComparison,
  replaceIdsInQuery,
} from "#domain/records/comparison/comparison.ts";
import { dropRow, putRow, withReply } from "#domain/records/edit-universe.ts";
import { send } from "../../api.ts";
import { failureOf, isUnknownCall, unlessUnknown } from "../deliver.ts";
import { findRow, kind, plainText, showRefusal } from "../kind.ts";

export const comparison = kind<ComparisonChange, KeptComparison>({
  bodySchema: comparisonChangeSchema,
  words: "comparison",
  deliver: async ({ id, userId, body }) =>
    (await send(comparisonCalls.putComparison, { owner: userId, params: { id }, body })).data,
  failureOf,
  isAhead: isUnknownCall,
  references: ({ query }) => idsInQuery(query),
  // What was removed stays in the query, and the page says so.
  replaceReference: (body, id, by) =>
    by !== null && body.query.includes(id)
      ? { ...body, query: replaceIdsInQuery(body.query, (named) => (named === id ? by : named)) }
      : body,
  onDropped: showRefusal(waiting.refused.comparison),
  apply: (universe, { id, body }) =>
    putRow(universe, "comparisons", { revision: 0, ...findRow(universe.comparisons, id), id, ...body }),
  // The server can have put other ids in the places of some.
  applyReply: (known, stored) => withReply(known, "comparisons", stored),
  text: (t, { body }) => plainText(t(waiting.comparison, { name: body.name })),
});

export const comparisonRemoval = kind<null, null>({
  bodySchema: z.null(),
  deliver: ({ id, userId }) =>
    unlessUnknown(send(comparisonCalls.deleteComparison, { owner: userId, params: { id } })),
  failureOf,
  onDropped: showRefusal(waiting.refused.comparisonRemoval),
  apply: (universe, { id }) => dropRow(universe, "comparisons", id),
  applyReply: (known, _, { id }) => dropRow(known, "comparisons", id),
  text: (t) => plainText(t(waiting.comparisonRemoval)),
});
