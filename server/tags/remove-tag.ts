/** Removes a tag from the universe, or merges it into another. Both can be repeated. */

import type { Tag } from "#domain/records/tag/tag.ts";
import type { Context } from "../context.ts";
import { changeUniverse, saveRevision, type UniverseChange } from "../revisions/change-universe.ts";
import { findCurrentTag, findTag } from "../revisions/current-tag.ts";
import { toTag } from "../revisions/to-tag.ts";
import { findTombstone, insertTombstone, leadTo } from "../revisions/tombstones.ts";
import { deleteTagRow, moveToFirstPosition, replaceTagOfEntries, touchEntriesWithTag } from "./queries.ts";

/** Returns false for a tag that the universe never had. */
export async function deleteTag(context: Context, userId: string, id: string): Promise<boolean> {
  const isKnown = await changeUniverse(context, userId, async (change) => {
    const { db, revision } = change;
    if (!(await findTag(db, userId, id))) return (await findTombstone(db, userId, "tag", id)) !== undefined;
    await touchEntriesWithTag(db, userId, id, revision);
    await remove(change, id, null);
    return true;
  });
  return isKnown ?? false;
}

/** `tag` is the one that the stars of both then have: `into`, or that into which it was merged in the meantime. */
export type Merge = { ok: true; tag: Tag } | { ok: false; reason: "no tag" | "no target" };

export async function mergeTags(context: Context, userId: string, id: string, into: string): Promise<Merge> {
  const merged = await changeUniverse(context, userId, async (change): Promise<Merge> => {
    const { db } = change;
    const tag = await findCurrentTag(db, userId, id);
    if (!tag) return { ok: false, reason: "no tag" };
    const target = await findCurrentTag(db, userId, into);
    if (!target) return { ok: false, reason: "no target" };
    // The first request of a repeated one has already merged the two.
    if (tag.id === target.id) return { ok: true, tag: toTag(target) };
    if (tag.id !== id) return { ok: false, reason: "no tag" };
    await merge(change, id, target.id);
    return { ok: true, tag: toTag(target) };
  });
  return merged ?? { ok: false, reason: "no tag" };
}

async function merge(change: UniverseChange, from: string, into: string) {
  const { db, universe, revision } = change;
  await touchEntriesWithTag(db, universe.id, from, revision);
  await moveToFirstPosition(db, { userId: universe.id, from, into });
  await replaceTagOfEntries(db, { userId: universe.id, from, into });
  await leadTo(db, universe.id, from, into);
  await remove(change, from, into);
}

async function remove(change: UniverseChange, id: string, mergedInto: string | null) {
  await deleteTagRow(change.db, change.universe.id, id);
  await insertTombstone(change, "tag", id, mergedInto);
  await saveRevision(change);
}
