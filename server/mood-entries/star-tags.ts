/** The tags of a star that a client sends, when tags were merged or removed in the meantime. */

import type { Db } from "../database/schema.ts";
import { findCurrentTags } from "../records/tags.ts";

/**
 * The tags that exist for `ids`, in their order: a merged tag becomes the other tag, and a removed tag is left out. Null
 * when the universe never had a tag with one of the ids.
 */
export async function currentTags(db: Db, userId: string, ids: readonly string[]): Promise<string[] | null> {
  if (ids.length === 0) return [];
  const tags = await findCurrentTags(db, userId, ids);
  if (!ids.every((id) => tags.has(id))) return null;
  return [...new Set(ids.flatMap((id) => tags.get(id)?.id ?? []))];
}
