import { useEffect, useMemo, useState } from "react";
import type { Feelings } from "#domain/feelings.ts";
import {
  indexInSlices,
  indexJournal,
  type JournalIndex,
  withMeasured,
} from "#domain/journal/journal-index.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Measured } from "#domain/trackers/day-values.ts";
import { runInSlices } from "../loading/slices.ts";
import { useFeelings } from "./feelings.ts";

const deviceTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";

/** Most entries of an index that is made at once. That of more is made in slices, between which the page reacts. */
const atOnce = 20_000;
const sliceSize = 1_000;

/** The index of a person's stars. Only stars that changed are indexed again; the same list gives the same index. */
export function useJournalIndex(entries: readonly MoodEntry[]): JournalIndex {
  const feelings = useFeelings();
  const [latest, setLatest] = useState(() => indexed(feelings, entries));
  if (isOf(latest, feelings, entries)) return latest.index;
  const next = indexed(feelings, entries, latest.index);
  setLatest(next);
  return next.index;
}

/**
 * The index of a person's stars; null until the first index of a long list is made, so that the page can react
 * meanwhile.
 */
export function useJournalIndexInSlices(entries: readonly MoodEntry[]): JournalIndex | null {
  const feelings = useFeelings();
  const [latest, setLatest] = useState<Indexed | null>(() =>
    entries.length > atOnce ? null : indexed(feelings, entries),
  );
  const isKnown = latest !== null && isOf(latest, feelings, entries);
  // The index of a short list is no stand-in for the much longer list that the first reply may bring.
  const previous = latest && latest.index.stars.length + atOnce >= entries.length ? latest.index : null;
  const needsSlices = !isKnown && !previous && entries.length > atOnce;
  useEffect(() => {
    if (!needsSlices) return;
    const life = new AbortController();
    runInSlices(indexInSlices(feelings, entries, deviceTimeZone(), sliceSize), life.signal).then(
      (index) => setLatest({ entries, index }),
      (error: unknown) => {
        if (!life.signal.aborted) throw error;
      },
    );
    return () => life.abort();
  }, [feelings, entries, needsSlices]);
  if (isKnown) return latest.index;
  if (needsSlices) return null;
  const next = indexed(feelings, entries, previous);
  setLatest(next);
  return next.index;
}

/** An index with what its days measured, for views that are searched. */
export const useMeasuredIndex = <Index extends JournalIndex | null>(
  index: Index,
  { trackers, readings }: Measured,
): Index =>
  useMemo(() => (index && withMeasured(index, { trackers, readings })) as Index, [index, trackers, readings]);

type Indexed = { readonly entries: readonly MoodEntry[]; readonly index: JournalIndex };

const isOf = ({ entries, index }: Indexed, feelings: Feelings, wanted: readonly MoodEntry[]) =>
  entries === wanted && index.feelings === feelings;

const indexed = (
  feelings: Feelings,
  entries: readonly MoodEntry[],
  previous: JournalIndex | null = null,
): Indexed => ({
  entries,
  index: indexJournal(feelings, entries, deviceTimeZone(), previous),
});
