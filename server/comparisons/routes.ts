/** The calls that keep comparisons, and remove them. */

import { api } from "#domain/api.ts";
import { refusalsUniverse } from "#domain/languages/en/refusals-universe.ts";
import { maxComparisons } from "#domain/records/comparison/comparison.ts";
import { refusal } from "#domain/refusals.ts";
import type { App } from "../context.ts";
import { comparisons } from "../records/comparisons.ts";
import { removeRecord } from "../records/store-record.ts";
import { notFound, notSignedIn, registerCall } from "../route.ts";
import { putComparison } from "./put-comparison.ts";

const tooMany = refusal("too-many-comparisons", refusalsUniverse.tooManyComparisons, { max: maxComparisons });

export function comparisonRoutes(app: App) {
  const { context } = app;

  registerCall(app, api.putComparison, async ({ session, params, body }, reply) => {
    const put = await putComparison(context, session.userId, params.id, body);
    if (put.ok) return reply.code(put.isNew ? 201 : 200).send(put.comparison);
    if (put.reason === "too many comparisons") return reply.code(400).send(tooMany);
    return reply.code(401).send(notSignedIn);
  });

  registerCall(app, api.deleteComparison, async ({ session, params }, reply) => {
    const isRemoved = await removeRecord(context, comparisons, session.userId, params.id);
    return isRemoved ? reply.code(204).send() : reply.code(404).send(notFound);
  });
}
