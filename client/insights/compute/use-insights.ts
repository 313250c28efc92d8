import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { useUniverse } from "../../outbox/use-universe.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { useSessions } from "../../stars/use-sessions.ts";
import { versionOf } from "../../stars/version-of.ts";
import { readerNow } from "../../time/reader-now.ts";
import { useToday } from "../../time/today.ts";
import { computeInWorker } from "./compute-in-worker.ts";

type Universe = NonNullable<ReturnType<typeof useUniverse>["universe"]>;

/**
 * The insights of a universe and the stars that wait for it, computed again when they change or a day begins; the
 * previous ones stay until then. The finished exercises are read from the server each time the page opens. Nothing waits
 * for them, because all else is on this device: `hasSessions` says whether the insights know them.
 */
export function useInsights(userId: string, universe: Universe | undefined, entries: readonly MoodEntry[]) {
  const today = useToday();
  const feelings = useFeelings();
  const sessions = useSessions(userId);
  const hasSessions = sessions.data !== undefined;
  const insights = useQuery({
    queryKey: [
      ...["insights", userId, today, sessions.dataUpdatedAt],
      ...[universe?.trackers, universe?.readings, universe?.tags, entries, feelings].map(versionOf),
    ],
    queryFn: async ({ signal }) => {
      const found = await computeInWorker(
        {
          ...{ feelings, entries, sessions: sessions.data ?? [] },
          tags: universe?.tags ?? [],
          trackers: universe?.trackers ?? [],
          readings: universe?.readings ?? [],
        },
        readerNow(),
        signal,
      );
      return { found, hasSessions };
    },
    enabled: universe !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return { sessions, insights };
}
