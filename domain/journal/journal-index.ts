/** What the journal computes once per star, so that searching, filtering and the calendar only compare. */

import { dayMs } from "../calendar.ts";
import { canonicalEmotion, type FamilyId } from "../emotions.ts";
import { type Feelings, findEmotion } from "../feelings.ts";
import { dayAt, offsetIn, wallClockTime } from "../local-time.ts";
import { wordFields } from "../records/fields.ts";
import { starFields } from "../records/star/fields.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { type Measured, nothingMeasured } from "../trackers/day-values.ts";
import { fold } from "./fold.ts";

/** `family` is null for an emotion that the universe does not know. */
export type FeltEmotion = {
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
  readonly feelings: readonly FeltEmotion[];
  /** The person's own words, which a search looks through: empty without a note. */
  readonly foldedWords: string;
};

const words = wordFields(starFields);

/** Stars by the number of their day, in the order of the list that they come from. */
export type StarsByDay = ReadonlyMap<number, readonly IndexedStar[]>;

/** `stars` have the order of the entries: by moment, the latest last. */
export type JournalIndex = {
  readonly feelings: Feelings;
  readonly timeZone: string;
  readonly stars: readonly IndexedStar[];
  readonly days: StarsByDay;
  /** What the days measured, for filters; see `withMeasured`. */
  readonly measured: Measured;
};

/**
 * Indexes a list of entries. `feelings` are those of its universe. `timeZone` (IANA) is the reader's: it applies to stars without an offset. With the
 * `previous` index, only entries that are new objects are indexed again.
 */
export function indexJournal(
  feelings: Feelings,
  entries: readonly MoodEntry[],
  timeZone: string,
  previous: JournalIndex | null = null,
): JournalIndex {
  const isSame = previous?.timeZone === timeZone && previous.feelings === feelings;
  const find = knownStars(isSame ? previous.stars : []);
  const stars = entries.map((entry, at) => find(entry, at) ?? new LazyStar(feelings, entry, timeZone));
  return { feelings, timeZone, stars, days: groupByDay(stars), measured: nothingMeasured };
}

/** Adds to an index what its days measured. */
export const withMeasured = (index: JournalIndex, { trackers, readings }: Measured): JournalIndex => ({
  ...index,
  measured: { trackers, readings },
});

/** Indexes a long list with a pause after every `size` entries. */
export function* indexInSlices(
  feelings: Feelings,
  entries: readonly MoodEntry[],
  timeZone: string,
  size: number,
): Generator<void, JournalIndex> {
  const stars: IndexedStar[] = [];
  for (let start = 0; start < entries.length; start += size) {
    for (const entry of entries.slice(start, start + size))
      stars.push(new LazyStar(feelings, entry, timeZone));
    yield;
  }
  return { feelings, timeZone, stars, days: groupByDay(stars), measured: nothingMeasured };
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
  readonly #known: Feelings;
  #feelings: readonly FeltEmotion[] | null = null;
  #foldedWords: string | null = null;

  constructor(known: Feelings, entry: MoodEntry, timeZone: string) {
    this.#known = known;
    this.entry = entry;
    const clock = wallClockTime(entry, (moment) => offsetIn(timeZone, moment));
    this.day = dayAt(clock, 0);
    this.hour = Math.floor((clock - this.day * dayMs) / hourMs);
  }

  get feelings() {
    this.#feelings ??= feltIn(this.#known, this.entry);
    return this.#feelings;
  }

  get foldedWords() {
    this.#foldedWords ??= fold(words.map((field) => this.entry[field] ?? "").join("\n"));
    return this.#foldedWords;
  }
}

function feltIn(known: Feelings, entry: MoodEntry): readonly FeltEmotion[] {
  const { emotion, intensity, secondaryEmotion, secondaryIntensity } = entry;
  const first = felt(known, emotion, intensity);
  return secondaryEmotion === null ? [first] : [first, felt(known, secondaryEmotion, secondaryIntensity)];
}

function felt(known: Feelings, stored: string, intensity: number | null): FeltEmotion {
  const emotion = canonicalEmotion(stored);
  return { emotion, family: findEmotion(known, emotion)?.family ?? null, intensity };
}
