/** The moment in which a person's first star appears in their sky. */

import { useState } from "react";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";

/**
 * The first star of a sky that was empty in this page, until `end` is called; otherwise null. `entries` are null until
 * they are loaded.
 */
export function useFirstStar(entries: readonly MoodEntry[] | null) {
  const [wasEmpty, setWasEmpty] = useState(false);
  const [star, setStar] = useState<MoodEntry | null>(null);
  if (entries && (entries.length === 0) !== wasEmpty) {
    setWasEmpty(entries.length === 0);
    setStar(entries.length === 1 ? (entries[0] ?? null) : null);
  }
  return { star, end: () => setStar(null) };
}
