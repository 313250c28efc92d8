/** Finds tags by name, and puts them in the order of their use. */

import { universeNameKey } from "../../accounts/names.ts";
import { fold } from "../../journal/fold.ts";
import type { Translator } from "../../languages/translator.ts";
import type { MoodEntry } from "../star/mood-entry.ts";
import { type StarterTag, starterTags, starterTagsIn } from "./starter-tags.ts";
import type { Tag } from "./tag.ts";

/** The key by which the names of tags are unique within a universe: that of universe names. */
export const tagNameKey = universeNameKey;

/** The tag that has this name, archived or not; null if the name is free. */
export function findTagByName(tags: readonly Tag[], name: string): Tag | null {
  const key = tagNameKey(name);
  return tags.find((tag) => tagNameKey(tag.name) === key) ?? null;
}

/** The tags whose name contains `text`, in the same order. Case, accents and width do not matter. */
export function searchTags<T extends Pick<Tag, "name">>(tags: readonly T[], text: string): readonly T[] {
  const part = fold(text).trim();
  return part === "" ? tags : tags.filter(({ name }) => fold(name).includes(part));
}

/** The starters whose names are free, in the reader's language and in English. */
export function unusedStarters(t: Translator, tags: readonly Tag[]): readonly StarterTag[] {
  const taken = new Set(tags.map(({ name }) => tagNameKey(name)));
  // An import, or the person before they changed the language, may have added the English one.
  const isFree = (starter: StarterTag | undefined) => !taken.has(tagNameKey(starter?.name ?? ""));
  return starterTagsIn(t).filter((starter, at) => isFree(starter) && isFree(starterTags[at]));
}

/** The number of stars that have each tag, by its id; without the tags that no star has. */
export function starsPerTag(entries: readonly Pick<MoodEntry, "tags">[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tags } of entries) for (const id of tags) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** The most used tags first, and those that are used equally often by name. `counts` is what `starsPerTag` returns. */
export function sortByUse<T extends Pick<Tag, "id" | "name">>(
  tags: readonly T[],
  counts: ReadonlyMap<string, number>,
): readonly T[] {
  const names = new Map(tags.map(({ id, name }) => [id, fold(name)]));
  const nameOf = ({ id }: T) => names.get(id) ?? "";
  const byName = (one: T, other: T) =>
    nameOf(one) < nameOf(other) ? -1 : nameOf(one) > nameOf(other) ? 1 : 0;
  return tags.toSorted(
    (one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0) || byName(one, other),
  );
}

/**
 * The tags to offer for a star: without archived ones, the most used first, and of those that are used equally often the
 * last used first. `entries` are sorted by moment, the latest last.
 */
export function tagsToOffer(
  tags: readonly Tag[],
  entries: readonly Pick<MoodEntry, "tags">[],
): readonly Tag[] {
  const lastUse = new Map(entries.flatMap((entry, at) => entry.tags.map((id) => [id, at] as const)));
  const latestFirst = tags
    .filter(({ isArchived }) => !isArchived)
    .toSorted((one, other) => (lastUse.get(other.id) ?? -1) - (lastUse.get(one.id) ?? -1));
  const counts = starsPerTag(entries);
  return latestFirst.toSorted((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0));
}
