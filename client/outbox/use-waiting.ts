import { useMemo } from "react";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import type { Waiting } from "../stars/WaitingMark.tsx";
import { sentenceOfRefusal } from "./deliver.ts";
import { useWaitingCorrections } from "./use-universe.ts";
import { useWaitingStars, type WaitingStar } from "./use-waiting-stars.ts";

/** What waits, by the id of its star; the same object until something changes. */
export function useWaiting(userId: string): ReadonlyMap<string, Waiting> {
  const stars = useWaitingStars(userId);
  const corrections = useWaitingCorrections(userId);
  const t = useTranslator();
  return useMemo(() => {
    const waiting = (what: Waiting["what"]) => (item: Pick<WaitingStar, "id" | "refusal">) =>
      [
        item.id,
        {
          what,
          isRefused: item.refusal !== null,
          sentence: item.refusal && sentenceOfRefusal(t, item.refusal),
        },
      ] as const;
    return new Map([...corrections.map(waiting("correction")), ...stars.map(waiting("star"))]);
  }, [stars, corrections, t]);
}

/** The stars of the universe and those that wait to be sent, at their moments. */
export function useEntriesWithWaiting(entries: readonly MoodEntry[], userId: string): readonly MoodEntry[] {
  const waiting = useWaitingStars(userId);
  return useMemo(() => withWaitingStars(entries, waiting), [entries, waiting]);
}

/** `entries` and the result are sorted by moment. Without a star that waits, the result is `entries` itself. */
export function withWaitingStars(
  entries: readonly MoodEntry[],
  waiting: readonly WaitingStar[],
): readonly MoodEntry[] {
  if (waiting.length === 0) return entries;
  const ids = new Set(waiting.map(({ id }) => id));
  const known = new Set(entries.filter(({ id }) => ids.has(id)).map(({ id }) => id));
  const missing = waiting.filter(({ id }) => !known.has(id)).map(entryOf);
  return missing.reduce(withStar, entries);
}

/** Inserts one star at its place: sorting a long list takes much longer, and 100 stars can be on their way. */
function withStar(entries: readonly MoodEntry[], star: MoodEntry): readonly MoodEntry[] {
  const moment = Date.parse(star.timestamp);
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (Date.parse(entries[middle]?.timestamp ?? "") > moment) high = middle;
    else low = middle + 1;
  }
  return entries.toSpliced(low, 0, star);
}

/** The star as the server will have it. */
function entryOf({ id, userId, createdAt, body }: WaitingStar): MoodEntry {
  const { position, ...fields } = body;
  return {
    ...fields,
    ...{ id, userId, createdAt, editedAt: null, revision: 0 },
    ...(position ?? { x: 0, y: 0, z: 0 }),
    timestamp: body.timestamp ?? createdAt,
    note: body.note ?? null,
    isTwinStar: body.isTwinStar ?? 0,
    secondaryEmotion: body.secondaryEmotion ?? null,
    secondaryIntensity: body.secondaryIntensity ?? null,
    utcOffset: body.utcOffset ?? null,
    timeZone: body.timeZone ?? null,
    tags: body.tags ?? [],
  };
}
