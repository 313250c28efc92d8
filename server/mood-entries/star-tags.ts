/** The tags of a star that a client sends, when tags were merged or removed in the meantime. */

import type { Db } from "../database/schema.ts";
import { findCurrentTag } from "../revisions/current-tag.ts";
import { listKnownTags } from "./queries.ts";

/**
 * The tags that exist for `ids`, in their order: a merged tag becomes the other tag, and a removed tag is left out. Null
 * when the universe never had a tag with one of the ids.
 */
export async function currentTags(db: Db, userId: string, ids: readonly string[]): Promise<string[] | null> {
  const known = await listKnownTags(db, userId, ids);
  const current = new Set<string>();
  for (const id of ids) {
    const tag = known.has(id) ? { id } : await findCurrentTag(db, userId, id);
    if (tag === undefined) return null;
    if (tag !== null) current.add(tag.id);
  }
  return [...current];
}
