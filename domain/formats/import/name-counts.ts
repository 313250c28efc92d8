/** Counts the entries that have a name, such as that of a mood or a tag. */

import { cleanName, nameKey } from "./clean-text.ts";

/** `id` says which names are the same, where the source has one; otherwise the name does. */
type Named = { readonly name: string; readonly id?: string | null };
export type CountedName<Found> = {
  readonly key: string;
  readonly name: string;
  readonly found: Found;
  readonly count: number;
};

/** The names without repetitions and without those in which nothing is visible. */
export function distinctNames<Found extends Named>(found: readonly Found[]): { key: string; found: Found }[] {
  const byKey = new Map<string, Found>();
  for (const one of found) {
    const key = nameKey(cleanName(one.id ?? one.name));
    if (key !== "" && !byKey.has(key)) byKey.set(key, one);
  }
  return [...byKey].map(([key, found]) => ({ key, found }));
}

/** The first spelling of a name stands for all. */
export function createNameCounts<Found extends Named>() {
  const counted = new Map<string, { name: string; found: Found; count: number }>();
  return {
    /** Counts the names of one entry, and returns them as they are spelled in the list. */
    count(names: readonly { key: string; found: Found }[]): string[] {
      return names.map(({ key, found }) => {
        const known = counted.get(key) ?? { name: cleanName(found.name), found, count: 0 };
        known.count += 1;
        counted.set(key, known);
        return known.name;
      });
    },
    /** The most frequent first. */
    list: (): CountedName<Found>[] =>
      [...counted].map(([key, rest]) => ({ key, ...rest })).sort((one, other) => other.count - one.count),
  };
}
