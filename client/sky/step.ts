import type { MoodEntry } from "#domain/mood-entry.ts";

/** The star before or after one in time; from none, `[` begins with the newest and `]` with the oldest. */
export function starAfter(entries: readonly MoodEntry[], id: string | null, by: -1 | 1): string | null {
  const at = id === null ? -1 : entries.findIndex((entry) => entry.id === id);
  if (at < 0) return entries.at(by < 0 ? -1 : 0)?.id ?? null;
  return entries[Math.min(entries.length - 1, Math.max(0, at + by))]?.id ?? null;
}
