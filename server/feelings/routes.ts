/** The calls that create, change, merge and remove feelings of a person's own. */

import { api } from "#domain/api.ts";
import { refusalsUniverse } from "#domain/languages/en/refusals-universe.ts";
import { maxOwnFeelings } from "#domain/records/feeling/feeling.ts";
import { coded, refusal } from "#domain/refusals.ts";
import type { App } from "../context.ts";
import { invalid } from "../errors.ts";
import { notFound, notSignedIn, registerCall } from "../route.ts";
import { mergeFeelings } from "./merge-feelings.ts";
import { putFeeling } from "./put-feeling.ts";
import { removeFeeling } from "./remove-feeling.ts";

const nameTaken = {
  ...invalid({ name: coded("taken", refusalsUniverse.feelingNameTaken) }),
  code: "feeling-name-taken",
} as const;
const tooMany = refusal("too-many-feelings", refusalsUniverse.tooManyFeelings, { max: maxOwnFeelings });
const noTarget = refusal("merge-target-not-found", refusalsUniverse.noFeelingMergeTarget);
const mergedIntoItself = invalid({ into: coded("same-feeling", refusalsUniverse.feelingMergedIntoItself) });

export function feelingRoutes(app: App) {
  const { context } = app;

  registerCall(app, api.putFeeling, async ({ session, params, body }, reply) => {
    const put = await putFeeling(context, session.userId, params.id, body);
    if (put.ok) return reply.code(put.isNew ? 201 : 200).send(put.feeling);
    if (put.reason === "name taken") return reply.code(409).send({ ...nameTaken, feeling: put.feeling });
    if (put.reason === "too many feelings") return reply.code(400).send(tooMany);
    return reply.code(401).send(notSignedIn);
  });

  registerCall(app, api.deleteFeeling, async ({ session, params }, reply) => {
    const removal = await removeFeeling(context, session.userId, params.id);
    if (removal.ok) return reply.code(204).send();
    if (removal.reason === "not found") return reply.code(404).send(notFound);
    const { stars } = removal;
    return reply.code(409).send(refusal("feeling-in-use", refusalsUniverse.feelingInUse, { stars }));
  });

  registerCall(app, api.mergeFeelings, async ({ session, params, body }, reply) => {
    if (params.id === body.into) return reply.code(400).send(mergedIntoItself);
    const merge = await mergeFeelings(context, session.userId, params.id, body.into);
    if (merge.ok) return { into: merge.into };
    return reply.code(404).send(merge.reason === "no target" ? noTarget : notFound);
  });
}
