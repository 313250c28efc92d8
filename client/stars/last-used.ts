/**
 * The feelings that a person used last, in localStorage under their id: Add Mood offers them before the stars are
 * known. They go when nobody is signed in any more.
 */

import { useEffect, useMemo } from "react";
import type { User } from "#domain/accounts/user.ts";
import { lastUsedEmotions } from "#domain/emotion-choice.ts";
import type { Feelings } from "#domain/feelings.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useFeelings } from "./feelings.ts";
import { lastUsedKey } from "./forget-last-used.ts";

const count = 4;

type Known = {
  readonly user: Pick<User, "id">;
  readonly entries: readonly MoodEntry[];
  /** The stars are not known yet. */
  readonly isLoading: boolean;
};

/** The latest first. */
export function useLastUsed({ user: { id }, entries, isLoading }: Known): readonly string[] {
  const feelings = useFeelings();
  return useMemo(
    () => (isLoading ? read(feelings, id) : lastUsedEmotions(feelings, entries, count)),
    [feelings, id, entries, isLoading],
  );
}

/** Stores them for the next visit. */
export function useStoredLastUsed(known: Known) {
  const text = JSON.stringify({ userId: known.user.id, lastUsed: useLastUsed(known) });
  useEffect(() => {
    if (!known.isLoading) write(text);
  }, [known.isLoading, text]);
}

/** Feelings of this person; those of somebody else are replaced when the stars are known. */
function read(feelings: Feelings, userId: string): readonly string[] {
  try {
    const stored = JSON.parse(localStorage.getItem(lastUsedKey) ?? "null");
    if (stored?.userId !== userId) return [];
    const entries = stored.lastUsed.map((emotion: unknown) => ({ emotion: String(emotion) }));
    return lastUsedEmotions(feelings, entries.reverse(), count);
  } catch {
    return [];
  }
}

function write(text: string) {
  try {
    localStorage.setItem(lastUsedKey, text);
  } catch {
    // Feelings that cannot be stored are offered when the stars are known.
  }
}
