import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Asked, writeAsked } from "#domain/comparison/address.ts";
import { chosenDays } from "#domain/comparison/chosen-days.ts";
import type { Comparison } from "#domain/comparison/comparison.ts";
import { writeComparison } from "#domain/comparison/comparison-url.ts";
import type { JournalIndex } from "#domain/journal/journal-index.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useSessions } from "../../stars/use-sessions.ts";
import { versionOf } from "../../stars/version-of.ts";
import { readerNow } from "../../time/reader-now.ts";
import { compareInWorker } from "./compare-in-worker.ts";

type Given = {
  userId: string;
  comparison: Comparison;
  /** How the comparison was asked for. */
  asked: Asked;
  universe: Universe;
  entries: readonly MoodEntry[];
  /** The index of the entries, with what their days measured. */
  index: JournalIndex;
  /** The number of the current day. */
  today: number;
};

/**
 * What a comparison says, computed again when the stars change or a day begins. The answer before stays until the next one
 * is there. Nothing waits for the exercises, because all else is on this device.
 */
export function useResult({ userId, comparison, asked, universe, entries, index, today }: Given) {
  const { feelings } = index;
  const { tags, trackers, readings } = universe;
  const sessions = useSessions(userId);
  return useQuery({
    queryKey: [
      ...[
        "comparison",
        userId,
        writeComparison(comparison),
        writeAsked(asked),
        today,
        sessions.dataUpdatedAt,
      ],
      ...[trackers, readings, tags, entries, feelings].map(versionOf),
    ],
    queryFn: async ({ signal }) => {
      const reader = readerNow();
      const chosen = chosenDays(comparison, index, { now: reader.now, today });
      const known = { feelings, tags, trackers, readings, sessions: sessions.data ?? [] };
      const sent = { universe: known, entries, timeZone: index.timeZone, chosen, reader };
      return { comparison, asked, result: await compareInWorker(sent, signal) };
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
}
