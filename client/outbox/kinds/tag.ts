/** Tags: new ones, changes, removals and merges. */

import * as z from "zod/mini";
import { tagNameTakenSchema, universeCalls } from "#domain/calls/universe.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { putRow, removeTag as removeTagOf, withReply } from "#domain/records/edit-universe.ts";
import {
  type Tag,
  type TagChange,
  type TagMerge,
  tagChangeSchema,
  tagMergeSchema,
} from "#domain/records/tag/tag.ts";
import { send } from "../../api.ts";
import { type Failure, failureOf, isRefusedWith, unlessUnknown } from "../deliver.ts";
import { findRow, kind, type Order, plainText, showRefusal, type Write } from "../kind.ts";

type Ids = Pick<Order<unknown>, "id" | "userId">;

/** If another tab or device has created a tag of this name, that tag is the result: it has another id. */
export async function createTag(order: Order<TagChange>): Promise<Tag> {
  try {
    return await changeTag(order);
  } catch (error) {
    if (!isRefusedWith("tag-name-taken", error)) throw error;
    return tagNameTakenSchema.parse(error.refusal.extra).tag;
  }
}

/** Renames a tag, or changes its kind or whether it is archived. */
export const changeTag = async ({ id, userId, body }: Order<TagChange>): Promise<Tag> =>
  (await send(universeCalls.putTag, { owner: userId, params: { id }, body })).data;

/** Removes a tag from every star. */
export const removeTag = ({ id, userId }: Ids): Promise<null> =>
  unlessUnknown(send(universeCalls.deleteTag, { owner: userId, params: { id } }));

/** Merges a tag into another one. */
export const mergeTag = ({ id, userId, body }: Order<TagMerge>): Promise<null> =>
  unlessUnknown(send(universeCalls.mergeTags, { owner: userId, params: { id }, body }));

/** A tag cannot be merged into one that was removed in the meantime: the person's universe keeps it. */
export const failureOfMerge = (error: unknown): Failure =>
  isRefusedWith("merge-target-not-found", error) ? "refused" : failureOf(error);

const showTag = (universe: Universe, { id, body }: Write<TagChange>) =>
  putRow(universe, "tags", { revision: 0, ...findRow(universe.tags, id), id, ...body });

/** Another tag of the same name is not of this write. */
const showReply = (known: Universe, tag: Tag, { id }: Pick<Write<TagChange>, "id">) =>
  withReply(known, "tags", tag, { isOwn: tag.id === id });

export const newTag = kind<TagChange, Tag>({
  bodySchema: tagChangeSchema,
  words: "tag",
  deliver: createTag,
  failureOf,
  removedBy: "tagRemoval",
  storedId: ({ id }) => id,
  onDropped: showRefusal(waiting.refused.newTag),
  apply: showTag,
  applyReply: showReply,
  text: (t, { body }) => plainText(t(waiting.tag.new, { name: body.name })),
});

export const tagChange = kind<TagChange, Tag>({
  bodySchema: tagChangeSchema,
  words: "tag",
  deliver: changeTag,
  failureOf,
  onRefused: showRefusal(waiting.refused.tagChange, waiting.refused.tagChangeKept),
  apply: showTag,
  applyReply: showReply,
  text: (t, { body }) => plainText(t(waiting.tag.change, { name: body.name })),
});

export const tagRemoval = kind<null, null>({
  bodySchema: z.null(),
  deliver: removeTag,
  failureOf,
  onDropped: showRefusal(waiting.refused.tagRemoval),
  apply: (universe, { id }) => removeTagOf(universe, id, null),
  applyReply: (known, _, { id }) => removeTagOf(known, id, null),
  text: (t, { id }, { tags }) => plainText(removalText(t, findRow(tags, id))),
});

const removalText = (t: Translator, tag: Tag | null) =>
  tag ? t(waiting.tag.removal.known, { name: tag.name }) : t(waiting.tag.removal.unknown);

const showMerge = (universe: Universe, { id, body: { into } }: Pick<Write<TagMerge>, "id" | "body">) =>
  into === id ? universe : removeTagOf(universe, id, into);

export const tagMerge = kind<TagMerge, null>({
  bodySchema: tagMergeSchema,
  deliver: mergeTag,
  failureOf: failureOfMerge,
  replaceReference: (body, id, by) => (body.into === id && by !== null ? { into: by } : body),
  onDropped: showRefusal(waiting.refused.tagMerge),
  apply: showMerge,
  applyReply: (known, _, write) => showMerge(known, write),
  text: (t, { id, body }, { tags }) => plainText(mergeText(t, findRow(tags, id), findRow(tags, body.into))),
});

function mergeText(t: Translator, tag: Tag | null, into: Tag | null): string {
  if (tag && into) return t(waiting.tag.merge.known, { name: tag.name, into: into.name });
  if (tag) return t(waiting.tag.merge.intoUnknown, { name: tag.name });
  return into ? t(waiting.tag.merge.ofUnknown, { into: into.name }) : t(waiting.tag.merge.unknown);
}
