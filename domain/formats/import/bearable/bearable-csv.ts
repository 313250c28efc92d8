/**
 * Reads the CSV of Bearable. Each reading of the category Mood becomes a star. Its feelings are those of its detail, or
 * else its rating as a level. Factors, symptoms and notes become tags and the note of the nearest mood of their time of
 * day, or else of the last mood of the day. What has a number becomes a series; other readings are counted and left out.
 * Rows: https://github.com/OmegaJak/bearable-csv-analyzer and https://github.com/bcwilsondotcom/obsidian-bearable-import-plugin
 */

import { joinNotes } from "../clean-text.ts";
import type { DateForm } from "../date-text.ts";
import { createJournal, type FoundMood, type FoundTag, type JournalBuilder } from "../journal-builder.ts";
import type { RowReader } from "../read-journal.ts";
import { quotable, remark } from "../remark.ts";
import { noon } from "../stars/moment-of-entry.ts";
import { createRowReader, splitNames } from "../table.ts";
import { measureReading } from "./measured.ts";
import { type BearableReading, isPartOfDay, readReading, roleOf } from "./readings.ts";

export function createBearableReader(header: readonly string[], form: DateForm): RowReader {
  const journal = createJournal("bearable-csv", "bearable");
  const readings: BearableReading[] = [];
  return createRowReader(
    header,
    journal,
    (cell, row) => {
      const reading = readReading(cell, row, form);
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
  const measured = new Set(readings.filter((reading) => measureReading(journal, reading, best)));
  const { companions, alone } = findCompanions(moods, others, measured);
  for (const mood of moods) addMood(journal, mood, companions.get(mood) ?? [], best);
  for (const [category, count] of alone) journal.skip(0, "other-kind", notImported(category, count));
  if (moods.some(({ timeOfDay }) => isPartOfDay(timeOfDay)))
    journal.change(0, "unreadable-time", remark("partsOfDay"));
}

const notImported = (category: string, count: number) =>
  remark("readingsNotImported", { count, kind: quotable(category) });

/** Which readings belong to which mood, and by category how many belong to none and are not measured. */
function findCompanions(
  moods: readonly BearableReading[],
  others: readonly BearableReading[],
  measured: ReadonlySet<BearableReading>,
) {
  const byDate = Map.groupBy(moods, ({ date }) => date);
  const companions = new Map(moods.map((mood) => [mood, [] as BearableReading[]]));
  const alone = new Map<string, number>();
  for (const reading of others) {
    const mood = moodNear(reading, byDate.get(reading.date) ?? []);
    const isUsed = roleOf(reading) !== "none" || reading.note.trim() !== "";
    if (mood && isUsed) companions.get(mood)?.push(reading);
    if ((!mood || roleOf(reading) === "none") && !measured.has(reading))
      alone.set(reading.category, (alone.get(reading.category) ?? 0) + 1);
  }
  return { companions, alone };
}

/** How far apart in minutes two readings of one time of day can be. */
const nearMinutes = 4 * 60;

/** The nearest of the moods of a day in the same time of day, or else the last of them. */
function moodNear(reading: BearableReading, ofDay: readonly BearableReading[]): BearableReading | undefined {
  const distance = (mood: BearableReading) =>
    mood.timeOfDay === reading.timeOfDay ? 0 : Math.abs(minuteOf(mood) - minuteOf(reading));
  const near = ofDay.filter((mood) => distance(mood) <= nearMinutes);
  if (near.length > 0) return near.toSorted((one, other) => distance(one) - distance(other))[0];
  return ofDay.toSorted((one, other) => (one.time ?? noon).localeCompare(other.time ?? noon)).at(-1);
}

/** NaN without a time, which is near to none. */
const minuteOf = ({ time }: BearableReading) =>
  time === null ? Number.NaN : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

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
  return splitNames(reading.detail, "|").map(({ name }) => ({
    ...{ name: name.replace(/ \([^()]*\)$/, ""), kind: "body" },
  }));
}
