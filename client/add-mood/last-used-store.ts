/**
 * The feelings that a person used last, in localStorage under their id: Add Mood offers them before the stars are
 * loaded. Signing out removes them.
 */

import { useEffect, useMemo } from "react";
import { lastUsedEmotions } from "#domain/emotion-choice.ts";
import { type EmotionId, emotionIds } from "#domain/emotions.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";

const storageKey = "mood-universe.last-used";
const count = 4;

/** `entries` are null until they are loaded. */
export function useLastUsed(userId: string, entries: readonly MoodEntry[] | null): readonly EmotionId[] {
  const lastUsed = useMemo(
    () => (entries ? lastUsedEmotions(entries, count) : readLastUsed(userId)),
    [userId, entries],
  );
  const isKnown = entries !== null;
  const text = JSON.stringify({ userId, lastUsed });
  useEffect(() => {
    if (isKnown) write(text);
  }, [isKnown, text]);
  return lastUsed;
}

export const forgetLastUsed = () => write(null);

/** Of this person; those of somebody else are replaced when the stars are loaded. */
function readLastUsed(userId: string): readonly EmotionId[] {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    if (stored?.userId !== userId || !Array.isArray(stored.lastUsed)) return [];
    return emotionIds
      .filter((id) => stored.lastUsed.includes(id))
      .sort((one, other) => stored.lastUsed.indexOf(one) - stored.lastUsed.indexOf(other));
  } catch {
    return [];
  }
}

function write(text: string | null) {
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    // Without storage, they are offered when the stars are loaded.
  }
}
