/** What a person can do with tags. Everything is shown at once. */

import type { Tag, TagChange } from "#domain/records/tag/tag.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { outbox } from "./browser-outbox.ts";
import { followMerge } from "./merged-comparisons.ts";

/** Creates a tag. If the universe has a tag of this name when it arrives, waiting stars get that one. Resolves to its id. */
export async function createTag(userId: string, body: TagChange): Promise<string> {
  const id = randomUuid();
  await outbox.add("newTag", { id, userId, body });
  return id;
}

/** Renames a tag, or changes its kind or whether it is archived. */
export async function changeTag(
  userId: string,
  { id, revision: _, ...tag }: Tag,
  change: Partial<TagChange>,
) {
  const isNew = outbox.pending(userId, "newTag").some((item) => item.id === id);
  await outbox.addInstead(isNew ? "newTag" : "tagChange", { id, userId, body: { ...tag, ...change } });
}

/** Removes a tag from every star. */
export const removeTag = (userId: string, id: string): Promise<boolean> =>
  outbox.addRemoval("tagRemoval", { id, userId, body: null }, null);

/** Merges a tag into another one, which all stars of both then have. */
export async function mergeTag(userId: string, id: string, into: string) {
  await outbox.addRemoval("tagMerge", { id, userId, body: { into } }, into);
  await followMerge(userId, id, into, outbox);
}

/** Forgets a change that the server has refused. */
export const dropTagChange = (id: string): Promise<boolean> => outbox.withdraw(id);
