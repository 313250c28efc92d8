/** Stars as the API sends them, for every feature that replies with stars. */

import { canonicalEmotion } from "#domain/emotions.ts";
import { recordKinds } from "#domain/records/record-kinds.ts";
import { starFields } from "#domain/records/star/fields.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Db, MoodEntryRow } from "../database/schema.ts";
import { listInSlices } from "../sliced/json-slices.ts";
import { type KeptKind, recordReader } from "./kept-kind.ts";
import {
  listChangedEntries,
  listEntriesAfter,
  listEntriesByIds,
  listTagsOf,
  reviseConstellationsOf,
  starsOfPage,
} from "./star-queries.ts";

/** A star with the ids of its tags, in the order chosen. */
export type TaggedEntry = MoodEntryRow & { readonly tags: readonly string[] };

/** All stars outside the bin in pages, oldest first. To be read as of one moment (`readSnapshot`). */
export const pagesOfEntries = (db: Db, userId: string) =>
  pagesWithTags(db, userId, (after) => listEntriesAfter(db, userId, after));

/** Pages of stars with their tags; `list` reads the first, or the one after a star. */
export async function* pagesWithTags(
  db: Db,
  userId: string,
  list: (after: MoodEntryRow | undefined) => Promise<readonly MoodEntryRow[]>,
): AsyncGenerator<TaggedEntry[]> {
  for (let page = await list(undefined); page.length > 0; page = await list(page.at(-1))) {
    const ids = page.map(({ id }) => id);
    yield withTags(page, await listTagsOf(db, userId, ids));
    if (page.length < starsOfPage) return;
  }
}

/** Stars by their ids, in pages. */
function pagesOf(db: Db, userId: string, ids: readonly string[]) {
  let read = 0;
  return pagesWithTags(db, userId, async () => {
    const page = ids.slice(read, read + starsOfPage);
    read += page.length;
    return page.length === 0 ? [] : listEntriesByIds(db, userId, page);
  });
}

const noTags: readonly string[] = [];

/** `rows` are the tags of the stars, in the order of their positions. */
function withTags(
  entries: readonly MoodEntryRow[],
  rows: readonly { entryId: string; tagId: string }[],
): TaggedEntry[] {
  const tags = new Map<string, string[]>();
  for (const { entryId, tagId } of rows) {
    const known = tags.get(entryId);
    if (known) known.push(tagId);
    else tags.set(entryId, [tagId]);
  }
  // The rows are of this page alone, and copying them costs more than making them.
  return entries.map((entry) => Object.assign(entry, { tags: tags.get(entry.id) ?? noTags }));
}

const readStar = recordReader(starFields);

export function toMoodEntry(row: TaggedEntry): MoodEntry {
  const entry = readStar(row);
  entry.emotion = canonicalEmotion(entry.emotion);
  if (entry.secondaryEmotion !== null) entry.secondaryEmotion = canonicalEmotion(entry.secondaryEmotion);
  return entry;
}

const isBinned = ({ deletedAt }: Pick<MoodEntryRow, "deletedAt">) => deletedAt !== null;
const idOf = ({ id }: Pick<MoodEntryRow, "id">) => id;

/** Stars in the bin are gone for clients. Few ids are in memory while a reply is made, and never all stars. */
export const stars: KeptKind<"mood_entries"> = {
  ...recordKinds.star,
  ...{ table: "mood_entries", tombstone: "entry" },
  async readChanged(db, userId, since) {
    if (since === null) return { records: listInSlices(pagesOfEntries(db, userId), toMoodEntry), gone: [] };
    const changed = await listChangedEntries(db, userId, since);
    const shown = changed.filter((star) => !isBinned(star)).map(idOf);
    return {
      records: listInSlices(pagesOf(db, userId, shown), toMoodEntry),
      gone: changed.filter(isBinned).map(idOf),
    };
  },
  async *readAll(db, userId) {
    for await (const page of pagesOfEntries(db, userId)) yield page.map(toMoodEntry);
  },
  beforeRemoval: ({ db, universe, revision }, ids) => reviseConstellationsOf(db, universe.id, ids, revision),
};
