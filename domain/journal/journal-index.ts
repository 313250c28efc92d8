/** What the journal computes once per star, so that searching, filtering and the calendar only compare. */

import { canonicalEmotion, type FamilyId, findEmotion } from "../emotions.ts";
import { dayAt, offsetIn, wallClockOf } from "../local-time.ts";
import type { MoodEntry } from "../mood-entry.ts";
import { fold } from "./fold.ts";

/** `family` is null for an emotion that is not in the catalogue. */
export type Feeling = {
  readonly emotion: string;
  readonly family: FamilyId | null;
  readonly intensity: number | null;
};

export type IndexedStar = {
  readonly entry: MoodEntry;
  /** The number of the calendar day on the person's wall clock; see `dayOf` in local-time.ts. */
  readonly day: number;
  /** 0 to 23, on the same clock. */
  readonly hour: number;
  /** One feeling, or the two of a twin star. */
  readonly feelings: readonly Feeling[];
  /** Empty without a note. */
  readonly foldedNote: string;
};

/** Stars by the number of their day, in the order of the list that they come from. */
export type StarsByDay = ReadonlyMap<number, readonly IndexedStar[]>;

/** `stars` have the order of the entries: by moment, the latest last. */
export type JournalIndex = {
  readonly timeZone: string;
  readonly stars: readonly IndexedStar[];
  readonly days: StarsByDay;
};

/**
 * Indexes a list of entries. `timeZone` (IANA) is the reader's: it applies to stars without an offset. With the
 * `previous` index, only entries that are new objects are indexed again.
 */
export function indexJournal(
  entries: readonly MoodEntry[],
  timeZone: string,
  previous: JournalIndex | null = null,
): JournalIndex {
  const known = new Map<MoodEntry, IndexedStar>();
  if (previous?.timeZone === timeZone) for (const star of previous.stars) known.set(star.entry, star);
  const stars = entries.map((entry) => known.get(entry) ?? indexStar(entry, timeZone));
  return { timeZone, stars, days: groupByDay(stars) };
}

/** Groups stars, for example the results of a search, for the functions of the calendar. */
export const groupByDay = (stars: readonly IndexedStar[]): StarsByDay => Map.groupBy(stars, ({ day }) => day);

function indexStar(entry: MoodEntry, timeZone: string): IndexedStar {
  const clock = wallClockOf(entry, (moment) => offsetIn(timeZone, moment));
  let foldedNote: string | null = null;
  return {
    entry,
    day: dayAt(clock.getTime(), 0),
    hour: clock.getUTCHours(),
    feelings: feelingsOf(entry),
    // Folding long notes takes most of the time of an index, and only a search for words needs it.
    get foldedNote() {
      foldedNote ??= fold(entry.note ?? "");
      return foldedNote;
    },
  };
}

function feelingsOf(entry: MoodEntry): readonly Feeling[] {
  const { emotion, intensity, secondaryEmotion, secondaryIntensity } = entry;
  const first = feelingOf(emotion, intensity);
  return secondaryEmotion === null ? [first] : [first, feelingOf(secondaryEmotion, secondaryIntensity)];
}

function feelingOf(stored: string, intensity: number | null): Feeling {
  const emotion = canonicalEmotion(stored);
  return { emotion, family: findEmotion(emotion)?.family ?? null, intensity };
}
