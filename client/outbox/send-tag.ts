import { api, tagNameTakenSchema } from "#domain/api.ts";
import type { Tag, TagChange, TagMerge } from "#domain/records/tag/tag.ts";
import type { RefusalCode } from "#domain/refusals.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { type Failure, failureOf } from "./deliver.ts";

type Ids = { readonly id: string; readonly userId: string };
type Order<Body> = Ids & { readonly body: Body };

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
  (await send(api.putTag, { owner: userId, params: { id }, body })).data;

/** Removes a tag from every star. */
export const removeTag = ({ id, userId }: Ids): Promise<null> =>
  unlessUnknown(send(api.deleteTag, { owner: userId, params: { id } }));

/** Merges a tag into another one. */
export const mergeTag = ({ id, userId, body }: Order<TagMerge>): Promise<null> =>
  unlessUnknown(send(api.mergeTags, { owner: userId, params: { id }, body }));

/** A tag cannot be merged into one that was removed in the meantime: the person's universe keeps it. */
export const failureOfMerge = (error: unknown): Failure =>
  isRefusedWith("merge-target-not-found", error) ? "refused" : failureOf(error);

/** The server does not know a tag that has never arrived: nothing is left to do. */
async function unlessUnknown(call: Promise<unknown>): Promise<null> {
  await call.catch((error) => {
    if (!isRefusedWith("not-found", error)) throw error;
  });
  return null;
}

const isRefusedWith = (code: RefusalCode, error: unknown): error is CallError =>
  error instanceof CallError && error.refusal.code === code;
