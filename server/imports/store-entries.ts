/** Makes stars of what an import has sent, a slice at a time. */

import { randomUUID } from "node:crypto";
import type { ImportRow, MoodEntryRow } from "../database/schema.ts";
import type { UniverseChange } from "../revisions/change-universe.ts";
import { deleteTombstones } from "../revisions/tombstones.ts";
import { requireWords } from "../sealed/require-words.ts";
import { sealsKeys } from "./correction-queries.ts";
import { mergedFeelings } from "./import-feelings.ts";
import { tagFinder } from "./import-tags.ts";
import { importedStar } from "./imported-star.ts";
import { deleteSent, listContents, updateImport } from "./queries.ts";
import { parseContent } from "./sent-entry.ts";
import type { PlacedEntry } from "./sky-plan.ts";
import { insertStars, listStars } from "./sky-queries.ts";

/** Entries that were stored before, by a call that was interrupted, are not there. Returns how many the sky then lacks. */
export async function storeEntries(
  change: UniverseChange,
  row: ImportRow,
  slice: readonly PlacedEntry[],
): Promise<number> {
  const { db, universe, now } = change;
  const of = { userId: universe.id, importId: row.id };
  const keys = slice.map(({ key }) => key);
  const contents = new Map((await listContents(db, of, keys)).map(({ key, content }) => [key, content]));
  const sent = slice.flatMap((placed) => {
    const content = contents.get(placed.key);
    return content ? [{ placed, entry: parseContent(content) }] : [];
  });
  const used = sent.map(({ entry }) => entry);
  // The words of an entry may have been sealed, opened or sealed anew since it was sent.
  requireWords(universe, { entry: used });
  const merged = await mergedFeelings(change, used);
  const stars = sent.map(({ placed, entry }) => {
    const said = "said" in entry ? (entry.said ?? null) : null;
    return { key: placed.key, said, ...importedStar(merged(entry), placed, row, now) };
  });
  const left = new Set(
    await freeIds(
      change,
      stars.map(({ star }) => star),
    ),
  );
  const added = stars.filter(({ star }) => !left.has(star));
  const findTags = await tagFinder(
    change,
    row,
    added.flatMap(({ tags }) => tags),
  );
  const tags = added.flatMap(({ star, tags: ids }) =>
    findTags(ids).map((tagId, position) => ({ userId: of.userId, entryId: star.id, tagId, position })),
  );
  await insertStars(db, {
    stars: added.map(({ star }) => star),
    tags,
    keys: added.map(({ key, said, star }) => ({
      ...{ ...of, key, said, entryId: star.id, correction: null },
      isSealed: sealsKeys(universe),
    })),
  });
  await deleteSent(db, of, keys);
  if (left.size > 0)
    await updateImport(db, row, { added: row.added - left.size, known: row.known + left.size });
  return [...left].filter(({ deletedAt }) => deletedAt === null).length;
}

/**
 * Ids of stars that were removed for ever are used again; the star that has such an id keeps it. Another one gets a new id,
 * unless its note is sealed, which could be read under no other: such stars are returned.
 */
async function freeIds(change: UniverseChange, stars: readonly MoodEntryRow[]): Promise<MoodEntryRow[]> {
  const ids = stars.map(({ id }) => id);
  if (ids.length === 0) return [];
  await deleteTombstones(change, "entry", ids);
  const taken = new Set((await listStars(change.db, change.universe.id, ids)).map(({ id }) => id));
  const left: MoodEntryRow[] = [];
  for (const star of stars) {
    if (taken.has(star.id) && star.sealed !== null) left.push(star);
    else if (taken.has(star.id)) star.id = randomUUID();
    taken.add(star.id);
  }
  return left;
}
