/**
 * The feelings that a person used last, in localStorage under their id: Add Mood offers them before the stars are
 * known. They go when nobody is signed in any more.
 */

import { useEffect, useMemo } from "react";
import { lastUsedEmotions } from "#domain/emotion-choice.ts";
import type { EmotionId } from "#domain/emotions.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { lastUsedKey } from "./forget-last-used.ts";

const count = 4;

/** The latest first. `entries` are null until they are known. */
export function useLastUsed(userId: string, entries: readonly MoodEntry[] | null): readonly EmotionId[] {
  const lastUsed = useMemo(
    () => (entries ? lastUsedEmotions(entries, count) : read(userId)),
    [userId, entries],
  );
  const isKnown = entries !== null;
  const text = JSON.stringify({ userId, lastUsed });
  useEffect(() => {
    if (isKnown) write(text);
  }, [isKnown, text]);
  return lastUsed;
}

/** Of this person; those of somebody else are replaced when the stars are known. */
function read(userId: string): readonly EmotionId[] {
  try {
    const stored = JSON.parse(localStorage.getItem(lastUsedKey) ?? "null");
    if (stored?.userId !== userId) return [];
    const entries = stored.lastUsed.map((emotion: unknown) => ({ emotion: String(emotion) }));
    return lastUsedEmotions(entries.reverse(), count);
  } catch {
    return [];
  }
}

function write(text: string) {
  try {
    localStorage.setItem(lastUsedKey, text);
  } catch {
    // Without storage, they are offered when the stars are known.
  }
}
