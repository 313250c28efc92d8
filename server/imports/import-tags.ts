/** The tags of an import: which of the universe's each of them stands for. */

import type { ImportRow } from "../database/schema.ts";
import { createRecord } from "../records/store-record.ts";
import { findCurrentTags, tags } from "../records/tags.ts";
import type { UniverseChange } from "../revisions/change-universe.ts";
import { nameKeyOf } from "../sealed/name-key.ts";
import { requireWords } from "../sealed/require-words.ts";
import { listImportTags, listTagNames, updateImportTag } from "./queries.ts";

/** Finds or creates the tags. Those that are created become visible with the stars. */
export async function createTags(change: UniverseChange, row: ImportRow, publishedAs: number) {
  const { db, universe } = change;
  const names = await listTagNames(db, universe.id);
  const ids = new Set(names.map(({ id }) => id));
  const byName = new Map(names.map(({ id, nameKey }) => [nameKey, id]));
  const sent = await listImportTags(db, { userId: universe.id, importId: row.id });
  requireWords(change.universe, { tag: sent.filter(({ tagId }) => tagId === null) });
  for (const tag of sent) {
    if (tag.tagId !== null) continue;
    const nameKey = nameKeyOf(tag);
    const found = ids.has(tag.id) ? tag.id : byName.get(nameKey);
    if (found === undefined) {
      const { id, name, sealed, kind, isArchived } = tag;
      const columns = { id, name, sealed, nameKey, kind, isArchived, revision: publishedAs };
      await createRecord(change, tags, columns);
      ids.add(tag.id);
      byName.set(nameKey, tag.id);
    }
    await updateImportTag(db, tag, { tagId: found ?? tag.id, isNew: found === undefined ? 1 : 0 });
  }
}

/** Finds the tags of stars, by the ids that the import uses: those of the universe that exist. */
export async function tagFinder(
  { db, universe }: UniverseChange,
  row: ImportRow,
  used: readonly string[],
): Promise<(ids: readonly string[]) => string[]> {
  const sent = await listImportTags(db, { userId: universe.id, importId: row.id });
  const known = new Map(sent.map(({ id, tagId }) => [id, tagId]));
  const knownAs = (id: string) => known.get(id) ?? id;
  const current = await findCurrentTags(db, universe.id, used.map(knownAs));
  return (ids) => [...new Set(ids.flatMap((id) => current.get(knownAs(id))?.id ?? []))];
}
