import { useState } from "react";
import { indexJournal, type JournalIndex } from "#domain/journal/journal-index.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";

const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";

/** The index of a person's stars. Only stars that changed are indexed again; the same list gives the same index. */
export function useJournalIndex(entries: readonly MoodEntry[]): JournalIndex {
  const [latest, setLatest] = useState(() => ({ entries, index: indexJournal(entries, deviceTimeZone()) }));
  if (latest.entries === entries) return latest.index;
  const index = indexJournal(entries, deviceTimeZone(), latest.index);
  setLatest({ entries, index });
  return index;
}
