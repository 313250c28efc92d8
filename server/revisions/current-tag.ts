/** Finds the tag that an id stands for, when tags were merged or removed in the meantime. */

import type { Db, TagRow } from "../database/schema.ts";
import { findTombstone } from "./tombstones.ts";

export const findTag = (db: Db, userId: string, id: string) =>
  db.selectFrom("tags").selectAll().where("userId", "=", userId).where("id", "=", id).executeTakeFirst();

/**
 * The tag with this id, or the one into which it was merged, also in several steps. Null when that tag was removed,
 * undefined for an id that no tag of the universe ever had.
 */
export async function findCurrentTag(db: Db, userId: string, id: string): Promise<TagRow | null | undefined> {
  const tag = await findTag(db, userId, id);
  if (tag) return tag;
  const tombstone = await findTombstone(db, userId, "tag", id);
  if (!tombstone) return undefined;
  const { mergedInto } = tombstone;
  return mergedInto === null ? null : ((await findCurrentTag(db, userId, mergedInto)) ?? null);
}
