/** The cost of reading the journal of 10,000 stars: its index, a search while the person types, and a year of its calendar. */

import { catalogue } from "#domain/feelings.ts";
import { emptyFilter } from "#domain/journal/filter.ts";
import { filterEntries, type Results } from "#domain/journal/filter-entries.ts";
import { groupByDay, indexJournal, type JournalIndex } from "#domain/journal/journal-index.ts";
import { yearInPixels } from "#domain/journal/pixels.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { median, runs } from "../measure.ts";
import { withLongNotes } from "../notes.ts";
import { makeStars } from "../stars.ts";
import { limit, type Row } from "../table.ts";

const stars = 10_000;
const timeZone = "Europe/Berlin";
/** Words that many, some and no notes contain. */
const searches = [
  "kitchen and the soup",
  "telefon",
  "ışıl gündü",
  "雨が降っ",
  "a b c d e",
  '"hands stopped shaking',
];

/** CPU milliseconds, which other load on the machine hardly changes. */
function cost(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The costs of the key presses with which a person types a search and removes it again, without the first. */
function keyPresses(index: JournalIndex, search: string): number[] {
  const letters = Array.from(search, (_, at) => search.slice(0, at + 1));
  let results: Results | null = null;
  const costs = [...letters, ...letters.toReversed()].map((words) =>
    cost(() => {
      results = filterEntries(index, { ...emptyFilter, words }, results);
    }),
  );
  return costs.slice(1);
}

/** Moves each star to some minutes after the one before it, all of them into one year. */
function withinYear(entries: readonly MoodEntry[], year: number): MoodEntry[] {
  const [start, end] = [Date.UTC(year, 0, 2), Date.UTC(year, 11, 31)];
  const moment = (at: number) => new Date(start + ((end - start) * at) / entries.length);
  return entries.map((entry, at) => ({ ...entry, timestamp: moment(at).toISOString() }));
}

const repeated = (work: () => unknown) =>
  median(Array.from({ length: 2 * runs }, () => cost(work)).slice(runs));

export async function journalRows(): Promise<Row[]> {
  const entries = withLongNotes(makeStars(stars));
  // The clock of the reader applies to stars without an offset; finding it is the slower way.
  const old = entries.map((entry) => ({ ...entry, utcOffset: null, timeZone: null }));
  const index = indexJournal(catalogue, entries, timeZone);
  const rounds = Array.from({ length: runs }, () => searches.flatMap((text) => keyPresses(index, text)));
  const presses = (rounds[0] ?? []).map((_, press) => median(rounds.map((round) => round[press] ?? 0)));
  const year = indexJournal(catalogue, withinYear(entries, 2025), timeZone);
  const found = yearInPixels(year.days, 2025).flat();
  if (found.reduce((sum, { count }) => sum + count, 0) !== stars)
    throw new Error("The year is not complete.");
  return [
    limit("A key press of a search in 10,000 notes", median(presses), "ms", { atMost: 16 }),
    limit("The slowest key press of these searches", Math.max(...presses), "ms", { atMost: 16 }),
    limit(
      "A year in pixels, 10,000 stars in it",
      repeated(() => yearInPixels(groupByDay(year.stars), 2025)),
      "ms",
      {
        atMost: 50,
      },
    ),
    limit(
      "Indexing 10,000 stars with notes",
      repeated(() => indexJournal(catalogue, entries, timeZone)),
      "ms",
      { atMost: 200 },
    ),
    limit(
      "Indexing 10,000 stars without offsets",
      repeated(() => indexJournal(catalogue, old, timeZone)),
      "ms",
      { atMost: 200 },
    ),
    limit(
      "Indexing one changed star of 10,000",
      repeated(() =>
        indexJournal(catalogue, entries.with(5_000, { ...(entries[5_000] as MoodEntry) }), timeZone, index),
      ),
      "ms",
      { atMost: 16 },
    ),
  ];
}
