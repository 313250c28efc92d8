/** The calls that create, change, merge and remove tags. */

import { api } from "#domain/api.ts";
import { refusalsUniverse } from "#domain/languages/en/refusals-universe.ts";
import { maxTags } from "#domain/records/tag/tag.ts";
import { coded, refusal } from "#domain/refusals.ts";
import type { App } from "../context.ts";
import { invalid } from "../errors.ts";
import { removeRecord } from "../records/store-record.ts";
import { tags } from "../records/tags.ts";
import { notFound, notSignedIn, registerCall } from "../route.ts";
import { mergeTags } from "./merge-tags.ts";
import { putTag } from "./put-tag.ts";

const nameTaken = {
  ...invalid({ name: coded("taken", refusalsUniverse.tagNameTaken) }),
  code: "tag-name-taken",
} as const;
const tooManyTags = refusal("too-many-tags", refusalsUniverse.tooManyTags, { max: maxTags });
const noMergeTarget = refusal("merge-target-not-found", refusalsUniverse.noMergeTarget);
const mergedIntoItself = invalid({ into: coded("same-tag", refusalsUniverse.mergedIntoItself) });

export function tagRoutes(app: App) {
  const { context } = app;

  registerCall(app, api.putTag, async ({ session, params, body }, reply) => {
    const put = await putTag(context, session.userId, params.id, body);
    if (put.ok) return reply.code(put.isNew ? 201 : 200).send(put.tag);
    if (put.reason === "name taken") return reply.code(409).send({ ...nameTaken, tag: put.tag });
    if (put.reason === "too many tags") return reply.code(400).send(tooManyTags);
    return reply.code(401).send(notSignedIn);
  });

  registerCall(app, api.deleteTag, async ({ session, params }, reply) => {
    const isRemoved = await removeRecord(context, tags, session.userId, params.id);
    return isRemoved ? reply.code(204).send() : reply.code(404).send(notFound);
  });

  registerCall(app, api.mergeTags, async ({ session, params, body }, reply) => {
    if (params.id === body.into) return reply.code(400).send(mergedIntoItself);
    const merge = await mergeTags(context, session.userId, params.id, body.into);
    if (merge.ok) return merge.tag;
    return reply.code(404).send(merge.reason === "no target" ? noMergeTarget : notFound);
  });
}
