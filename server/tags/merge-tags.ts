/** Merges a tag into another. It can be repeated. */

import type { Tag } from "#domain/records/tag/tag.ts";
import type { Context } from "../context.ts";
import { replaceInComparisons } from "../records/comparisons.ts";
import { removeRecords } from "../records/store-record.ts";
import { reviseEntriesWithTags } from "../records/tag-queries.ts";
import { findCurrentTag, tags, toTag } from "../records/tags.ts";
import { changeUniverse, type UniverseChange } from "../revisions/change-universe.ts";
import { leadTo } from "../revisions/tombstones.ts";
import { moveToFirstPosition, replaceTagOfEntries } from "./queries.ts";

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
  await reviseEntriesWithTags(db, universe.id, [from], revision);
  await moveToFirstPosition(db, { userId: universe.id, from, into });
  await replaceTagOfEntries(db, { userId: universe.id, from, into });
  await replaceInComparisons(db, { userId: universe.id, from, into, revision });
  await leadTo(db, universe.id, "tag", { from, into });
  await removeRecords(change, tags, [from], into);
}
