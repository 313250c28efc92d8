import { findTagByName } from "#domain/records/tag/find-tags.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { createTag } from "../outbox/tag-changes.ts";
import type { TagChoice } from "./mood-form.ts";

/** Creates the tags that are new, and resolves to the ids of all, in the order chosen. */
export async function saveTags(
  userId: string,
  choices: readonly TagChoice[],
  known: readonly Tag[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const choice of choices) ids.push("id" in choice ? choice.id : await idOfNew(userId, choice, known));
  return [...new Set(ids)];
}

/** An earlier attempt to save the star may have created it. */
const idOfNew = async (
  userId: string,
  { name, kind }: Exclude<TagChoice, { id: string }>,
  known: readonly Tag[],
) => findTagByName(known, name)?.id ?? createTag(userId, { name, kind, isArchived: false });
