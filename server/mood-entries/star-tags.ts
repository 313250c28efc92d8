/** The tags of a star that a client sends, when tags were merged or removed in the meantime. */

import type { Db } from "../database/schema.ts";
import { findTombstone } from "../revisions/tombstones.ts";
import { listKnownTags } from "./queries.ts";

/**
 * The tags that exist for `ids`, in their order: a merged tag becomes the other tag, and a removed tag is left out. Null
 * when the universe never had a tag with one of the ids.
 */
export async function currentTags(db: Db, userId: string, ids: readonly string[]): Promise<string[] | null> {
  const known = await listKnownTags(db, userId, ids);
  const current = new Set<string>();
  for (const id of ids) {
    const tag = known.has(id) ? id : await successorOf(db, userId, id);
    if (tag === undefined) return null;
    if (tag !== null) current.add(tag);
  }
  return [...current];
}

/** The tag into which a removed tag was merged, also in several steps; null without one, undefined for an unknown id. */
async function successorOf(db: Db, userId: string, id: string): Promise<string | null | undefined> {
  const tombstone = await findTombstone(db, userId, "tag", id);
  if (!tombstone) return undefined;
  const { mergedInto } = tombstone;
  if (mergedInto === null) return null;
  const known = await listKnownTags(db, userId, [mergedInto]);
  return known.has(mergedInto) ? mergedInto : ((await successorOf(db, userId, mergedInto)) ?? null);
}
