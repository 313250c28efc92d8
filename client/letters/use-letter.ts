import { useQuery } from "@tanstack/react-query";
import { letterAddress } from "#domain/letters/letter-address.ts";
import type { Letter, LetterEntry, LetterUniverse } from "#domain/letters/letter-data.ts";
import type { Period } from "#domain/letters/period.ts";
import { columnsOf } from "../stars/reading-columns.ts";
import { runInWorker } from "../stars/run-in-worker.ts";
import { versionOf } from "../stars/version-of.ts";
import { readerNow } from "../time/reader-now.ts";
import { useToday } from "../time/today.ts";
import type { LetterJob } from "./letter-worker.ts";

/** A letter; null where its time has no star. */
type Made = { readonly letter: Letter | null };

/**
 * The letter about a time, made again when the universe changes or a day begins; the previous one of the same time stays
 * until then.
 */
export function useLetter(userId: string, universe: LetterUniverse, period: Period) {
  const { feelings, entries, tags, trackers, readings } = universe;
  const address = letterAddress(period);
  const today = useToday();
  return useQuery({
    queryKey: [
      ...["letter", userId, address, today],
      ...[feelings, entries, tags, trackers, readings].map(versionOf),
    ],
    queryFn: ({ signal }) => makeInWorker(universe, period, signal),
    placeholderData: (previous: Made | undefined, query) =>
      query?.queryKey[2] === address ? previous : undefined,
    gcTime: 0,
  });
}

function makeInWorker(
  { entries, readings, ...rest }: LetterUniverse,
  period: Period,
  signal: AbortSignal,
): Promise<Made> {
  const worker = new Worker(new URL("./letter-worker.ts", import.meta.url), { type: "module" });
  const job: LetterJob = { rest, readings: columnsOf(readings), period, reader: readerNow() };
  return runInWorker(worker, { stars: entries, part: sent, job, signal, resultOf: (made: Made) => made });
}

const sent = (entry: LetterEntry): LetterEntry => ({
  id: entry.id,
  emotion: entry.emotion,
  intensity: entry.intensity,
  secondaryEmotion: entry.secondaryEmotion,
  secondaryIntensity: entry.secondaryIntensity,
  timestamp: entry.timestamp,
  utcOffset: entry.utcOffset,
  tags: entry.tags,
  note: entry.note,
  keptOutOfLetters: entry.keptOutOfLetters ?? false,
});
