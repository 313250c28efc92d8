/** Tags as the API sends them, and the tags that ids stand for when tags were merged or removed in the meantime. */

import { recordKinds } from "#domain/records/record-kinds.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import type { Db, TagRow } from "../database/schema.ts";
import { listTombstones } from "../revisions/tombstones.ts";
import { keepRows, recordReader } from "./kept-kind.ts";
import { listTags, reviseEntriesWithTags } from "./tag-queries.ts";

export const toTag: (row: TagRow) => Tag = recordReader(recordKinds.tag.fields);

export const tags = keepRows(recordKinds.tag, {
  ...{ table: "tags", tombstone: "tag", toRecord: toTag },
  beforeRemoval: ({ db, universe, revision }, ids) => reviseEntriesWithTags(db, universe.id, ids, revision),
});

/** The tag of each id, or the one into which it was merged; null where that was removed. Other ids are missing. */
export type CurrentTags = ReadonlyMap<string, TagRow | null>;

/**
 * Reads the tags of all ids together: two statements, and two more when tags were merged, because a merge leads earlier
 * ones to its target (`leadTo`). Only the version before this one, which serves beside it during an update, makes longer ways.
 */
export async function findCurrentTags(db: Db, userId: string, ids: readonly string[]): Promise<CurrentTags> {
  const found = new Map<string, TagRow | null>();
  let waiting = new Map([...new Set(ids)].map((id) => [id, [id]]));
  for (let isFirst = true; waiting.size > 0; isFirst = false) {
    const known = new Map((await listTags(db, userId, [...waiting.keys()])).map((tag) => [tag.id, tag]));
    const gone = [...waiting.keys()].filter((id) => !known.has(id));
    const tombstones = await listTombstones(db, userId, "tag", gone);
    const targets = new Map(tombstones.map(({ id, mergedInto }) => [id, mergedInto]));
    const next = new Map<string, string[]>();
    for (const [id, asked] of waiting) {
      const [tag, target] = [known.get(id), targets.get(id) ?? null];
      if (tag || target === null) {
        // A tag without a tombstone never was there; one to which a merge led has been removed long ago.
        if (tag || targets.has(id) || !isFirst) for (const one of asked) found.set(one, tag ?? null);
      } else next.set(target, [...(next.get(target) ?? []), ...asked]);
    }
    waiting = next;
  }
  return found;
}

/** Finds the tag of one id, as `findCurrentTags` does; undefined for one that no tag of the universe ever had. */
export const findCurrentTag = async (
  db: Db,
  userId: string,
  id: string,
): Promise<TagRow | null | undefined> => (await findCurrentTags(db, userId, [id])).get(id);

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
