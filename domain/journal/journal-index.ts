/** What the journal computes once per star, so that searching, filtering and the calendar only compare. */

import { dayMs } from "../calendar.ts";
import { canonicalEmotion, type FamilyId, findEmotion } from "../emotions.ts";
import { dayAt, offsetIn, wallClockTime } from "../local-time.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
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
  const find = knownStars(previous?.timeZone === timeZone ? previous.stars : []);
  const stars = entries.map((entry, at) => find(entry, at) ?? new LazyStar(entry, timeZone));
  return { timeZone, stars, days: groupByDay(stars) };
}

/** Indexes a long list with a pause after every `size` entries. */
export function* indexInSlices(
  entries: readonly MoodEntry[],
  timeZone: string,
  size: number,
): Generator<void, JournalIndex> {
  const stars: IndexedStar[] = [];
  for (let start = 0; start < entries.length; start += size) {
    for (const entry of entries.slice(start, start + size)) stars.push(new LazyStar(entry, timeZone));
    yield;
  }
  return { timeZone, stars, days: groupByDay(stars) };
}

/** Finds the star of an entry; mostly it is where it was, and only otherwise all are needed by their entries. */
function knownStars(stars: readonly IndexedStar[]) {
  let byEntry: Map<MoodEntry, IndexedStar> | null = null;
  return (entry: MoodEntry, at: number): IndexedStar | undefined => {
    const star = stars[at];
    if (star?.entry === entry) return star;
    byEntry ??= new Map(stars.map((each) => [each.entry, each]));
    return byEntry.get(entry);
  };
}

/** Groups stars, for example the results of a search, for the functions of the calendar. */
export const groupByDay = (stars: readonly IndexedStar[]): StarsByDay => Map.groupBy(stars, ({ day }) => day);

const hourMs = 3_600_000;

/** Computes at once only what every view of the journal needs: at 100,000 stars each field takes long. */
class LazyStar implements IndexedStar {
  readonly entry: MoodEntry;
  readonly day: number;
  readonly hour: number;
  #feelings: readonly Feeling[] | null = null;
  #foldedNote: string | null = null;

  constructor(entry: MoodEntry, timeZone: string) {
    this.entry = entry;
    const clock = wallClockTime(entry, (moment) => offsetIn(timeZone, moment));
    this.day = dayAt(clock, 0);
    this.hour = Math.floor((clock - this.day * dayMs) / hourMs);
  }

  get feelings() {
    this.#feelings ??= feelingsOf(this.entry);
    return this.#feelings;
  }

  get foldedNote() {
    this.#foldedNote ??= fold(this.entry.note ?? "");
    return this.#foldedNote;
  }
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
