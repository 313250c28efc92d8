/** What a universe will be when the writes that wait in a browser have reached the server. */

import { type Universe, withEntry } from "./apply-changes.ts";
import type { Constellation, ConstellationChange } from "./constellation/constellation.ts";
import { type Correction, correctedContent } from "./star/correction.ts";
import type { MoodEntry } from "./star/mood-entry.ts";
import type { TagChange } from "./tag/tag.ts";

export type WaitingWrite = { readonly id: string } & (
  | { readonly kind: "correction"; readonly changes: Correction }
  | { readonly kind: "removal" }
  /** `entry` is the star as it was in the sky. */
  | { readonly kind: "restoration"; readonly entry: MoodEntry }
  | { readonly kind: "tag"; readonly change: TagChange }
  | { readonly kind: "tagRemoval" }
  | { readonly kind: "tagMerge"; readonly into: string }
  | { readonly kind: "constellation"; readonly change: ConstellationChange }
  | { readonly kind: "constellationRemoval" }
);

/**
 * The universe after the writes, in their order. What does not change stays the identical object or array; without a
 * change the result is `universe` itself. Corrected stars stay at their position until the server moves them.
 */
export function applyWaitingWrites<U extends Universe>(universe: U, writes: readonly WaitingWrite[]): U {
  return writes.reduce(applyWrite, universe);
}

function applyWrite<U extends Universe>(universe: U, write: WaitingWrite): U {
  const { id } = write;
  switch (write.kind) {
    case "correction":
      return correctEntry(universe, id, write.changes);
    case "removal":
      return withEntries(universe, without(universe.entries, id));
    case "restoration":
      return withEntries(universe, withEntry(universe, write.entry).entries);
    case "tag":
      return withTags(universe, putRow(universe.tags, id, write.change));
    case "tagRemoval":
      return removeTag(universe, id, null);
    case "tagMerge":
      return write.into === id ? universe : removeTag(universe, id, write.into);
    case "constellation":
      return withConstellations(universe, putRow(universe.constellations, id, write.change));
    case "constellationRemoval":
      return withConstellations(universe, without(universe.constellations, id));
  }
}

function correctEntry<U extends Universe>(universe: U, id: string, changes: Correction): U {
  const entry = universe.entries.find((each) => each.id === id);
  if (!entry) return universe;
  const corrected: MoodEntry = { ...entry, ...correctedContent(entry, changes) };
  // `withEntry` keeps the list in order; it replaces a row only by a newer one.
  const rest = withEntries(universe, without(universe.entries, id));
  return { ...universe, entries: withEntry(rest, corrected).entries };
}

function removeTag<U extends Universe>(universe: U, id: string, into: string | null): U {
  const entries = universe.entries.map((entry) => retag(entry, id, into));
  const isSame = entries.every((entry, at) => entry === universe.entries[at]);
  const rest = withTags(universe, without(universe.tags, id));
  return isSame ? rest : withEntries(rest, entries);
}

/** The star with a tag in the place of another one, each once; with `into` null, without the tag. */
function retag(entry: MoodEntry, id: string, into: string | null): MoodEntry {
  return entry.tags.includes(id) ? { ...entry, tags: replaceTag(entry.tags, id, into) } : entry;
}

/** Ids of tags with `into` in the place of `id`, each once; with `into` null, without `id`. */
export function replaceTag(tags: readonly string[], id: string, into: string | null): string[] {
  const replaced = tags.flatMap((tag) => (tag === id ? (into ?? []) : tag));
  return [...new Set(replaced)];
}

/** Adds or changes a row in a list that is sorted by id. */
function putRow<Change extends object>(
  rows: readonly Row<Change>[],
  id: string,
  change: Change,
): readonly Row<Change>[] {
  const known = rows.findIndex((row) => row.id === id);
  const next: Row<Change> = { id, ...change, revision: rows[known]?.revision ?? 0 };
  if (known >= 0) return rows.with(known, next);
  const at = rows.findIndex((row) => row.id > id);
  return at < 0 ? [...rows, next] : rows.toSpliced(at, 0, next);
}

type Row<Change> = { readonly id: string; readonly revision: number } & Change;

const without = <R extends { readonly id: string }>(rows: readonly R[], id: string): readonly R[] =>
  rows.some((row) => row.id === id) ? rows.filter((row) => row.id !== id) : rows;

const withEntries = <U extends Universe>(universe: U, entries: U["entries"]): U =>
  entries === universe.entries ? universe : { ...universe, entries };

const withTags = <U extends Universe>(universe: U, tags: U["tags"]): U =>
  tags === universe.tags ? universe : { ...universe, tags };

const withConstellations = <U extends Universe>(universe: U, constellations: readonly Constellation[]): U =>
  constellations === universe.constellations ? universe : { ...universe, constellations };
