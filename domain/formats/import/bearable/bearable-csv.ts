/**
 * Reads the CSV of Bearable. Each reading of the category Mood becomes a star. Its feelings are those of its detail, or
 * else its rating as a level. Factors, symptoms and notes of the same moment, or of the day if it has one mood, become its
 * tags and its note. Readings of other categories are counted and left out, because a star has no place for them.
 * Rows: https://github.com/OmegaJak/bearable-csv-analyzer and https://github.com/bcwilsondotcom/obsidian-bearable-import-plugin
 */

import { joinNotes } from "../clean-text.ts";
import { createJournal, type FoundMood, type FoundTag, type JournalBuilder } from "../journal-builder.ts";
import type { RowReader } from "../read-journal.ts";
import { quotable, remark } from "../remark.ts";
import { createRowReader, splitNames } from "../table.ts";
import { type BearableReading, isPartOfDay, readReading, roleOf } from "./readings.ts";

export function createBearableReader(header: readonly string[]): RowReader {
  const journal = createJournal("bearable-csv", "bearable");
  const readings: BearableReading[] = [];
  return createRowReader(
    header,
    journal,
    (cell, row) => {
      const reading = readReading(cell, row);
      if (reading) readings.push(reading);
      else journal.skip(row, "unreadable-date", remark("unreadableDate", { date: quotable(cell("date")) }));
    },
    () => addAll(journal, readings),
  );
}

function addAll(journal: JournalBuilder, readings: readonly BearableReading[]) {
  const moods = readings.filter((reading) => roleOf(reading) === "mood");
  const others = readings.filter((reading) => roleOf(reading) !== "mood");
  const best = moods.some(({ rating }) => (rating ?? 0) > 5) ? 10 : 5;
  const { companions, alone } = findCompanions(moods, others);
  for (const mood of moods) addMood(journal, mood, companions.get(mood) ?? [], best);
  for (const [category, count] of alone) journal.skip(0, "other-kind", notImported(category, count));
  if (moods.some(({ timeOfDay }) => isPartOfDay(timeOfDay)))
    journal.change(0, "unreadable-time", remark("partsOfDay"));
}

const notImported = (category: string, count: number) =>
  remark("readingsNotImported", { count, kind: quotable(category) });

/** Which readings belong to which mood, and by category how many belong to none. */
function findCompanions(moods: readonly BearableReading[], others: readonly BearableReading[]) {
  const byMoment = Map.groupBy(moods, momentOf);
  const byDate = Map.groupBy(moods, ({ date }) => date);
  const companions = new Map(moods.map((mood) => [mood, [] as BearableReading[]]));
  const alone = new Map<string, number>();
  for (const reading of others) {
    const ofDay = byDate.get(reading.date) ?? [];
    const mood = byMoment.get(momentOf(reading))?.[0] ?? (ofDay.length === 1 ? ofDay[0] : undefined);
    const isUsed = roleOf(reading) !== "none" || reading.note.trim() !== "";
    if (mood && isUsed) companions.get(mood)?.push(reading);
    if (!mood || roleOf(reading) === "none")
      alone.set(reading.category, (alone.get(reading.category) ?? 0) + 1);
  }
  return { companions, alone };
}

const momentOf = ({ date, timeOfDay }: BearableReading) => `${date} ${timeOfDay}`;

function addMood(
  journal: JournalBuilder,
  mood: BearableReading,
  companions: readonly BearableReading[],
  best: number,
) {
  const moods = moodsOf(mood, best);
  if (moods.length === 0) return journal.skip(mood.row, "no-mood", remark("noMoodOrRating"));
  journal.add({
    ...{ row: mood.row, date: mood.date, time: mood.time, moods },
    note: joinNotes([mood.note, ...companions.flatMap(notesOf)]),
    tags: companions.flatMap(tagsOf),
  });
}

function moodsOf({ detail, rating }: BearableReading, best: number): FoundMood[] {
  const level = rating === null ? null : Math.min(1, Math.max(0, (rating - 1) / (best - 1)));
  const names = namesIn(detail);
  if (names.length > 0) return names;
  return rating === null ? [] : [{ name: String(rating), level }];
}

const namesIn = (detail: string) => splitNames(detail, detail.includes("|") ? "|" : ",");

const notesOf = (reading: BearableReading): string[] =>
  roleOf(reading) === "note" ? [reading.detail, reading.note] : [reading.note];

/** The name of a symptom is followed by how severe it was, as in `Headache (Mild)`. */
function tagsOf(reading: BearableReading): FoundTag[] {
  if (roleOf(reading) === "factor")
    return namesIn(reading.detail).map(({ name }) => ({ name, kind: "activity" }));
  if (roleOf(reading) !== "symptom") return [];
  return [{ name: reading.detail.replace(/ \([^()]*\)$/, ""), kind: "body" }];
}
