/**
 * Reads the backup of Pixels: a list of days with scores from 1 to 5, the best. Older files have entries within each day.
 * Both forms: https://github.com/Leogendra/YearInPixels-PC
 */

import { readDate } from "../date-text.ts";
import { createJournal, type FoundTag, type JournalBuilder } from "../journal-builder.ts";
import { fieldOf, isObject, listOf, numberOf, textOf } from "../json-shape.ts";
import type { Reading } from "../read-journal.ts";
import { quotable, remark } from "../remark.ts";

export const isPixels = (json: unknown): boolean =>
  listOf(json).some(
    (day) =>
      typeof fieldOf(day, "date") === "string" &&
      (Array.isArray(fieldOf(day, "scores")) || Array.isArray(fieldOf(day, "entries"))),
  );

export function readPixels(json: unknown): Reading {
  const journal = createJournal("pixels-json", "pixels");
  for (const [at, day] of listOf(json).entries()) {
    if (journal.isRefused()) break;
    const written = textOf(fieldOf(day, "date"));
    const date = readDate(written);
    const entries = Array.isArray(fieldOf(day, "entries")) ? listOf(fieldOf(day, "entries")) : [day];
    if (date === null)
      journal.skip(at + 1, "unreadable-date", remark("unreadableDate", { date: quotable(written) }));
    else for (const entry of entries) addEntry(journal, at + 1, date, entry);
  }
  return journal.finish();
}

/** Each score is a star; the note is at the first, the tags are at all of them. */
function addEntry(journal: JournalBuilder, row: number, date: string, entry: unknown) {
  const type = textOf(fieldOf(entry, "type"));
  if (type !== "" && type !== "Mood")
    return journal.skip(row, "other-kind", remark("otherKind", { kind: quotable(type) }));
  const scores = scoresOf(entry);
  if (scores.length === 0) return journal.skip(row, "no-mood", remark("noScore"));
  const tags = listOf(fieldOf(entry, "tags")).flatMap(tagsOf);
  for (const [at, score] of scores.entries()) {
    const level = score >= 1 && score <= 5 ? (score - 1) / 4 : null;
    const note = at === 0 ? textOf(fieldOf(entry, "notes")) : "";
    journal.add({ row, date, time: null, moods: [{ name: String(score), level }], note, tags });
  }
}

const scoresOf = (entry: unknown): number[] =>
  [...listOf(fieldOf(entry, "scores")), fieldOf(entry, "value")].flatMap((score) => numberOf(score) ?? []);

/** A category with its entries, or a name alone. */
const tagsOf = (tag: unknown): FoundTag[] =>
  (isObject(tag) ? listOf(fieldOf(tag, "entries")) : [tag]).map((name) => ({ name: textOf(name) }));
