/**
 * Reads the CSV of Daylio: a row for each entry, with its mood and activities. Files of 2018 have a column for the year
 * and dates like 18 May. Columns: https://github.com/MichaelCurrin/daylio-csv-parser/blob/master/docs/csv-format.md
 */

import { joinNotes } from "../clean-text.ts";
import { type DateForm, readDate } from "../date-text.ts";
import { createJournal } from "../journal-builder.ts";
import type { RowReader } from "../read-journal.ts";
import { quotable, remark } from "../remark.ts";
import { createRowReader, type Row, splitNames } from "../table.ts";
import { readTime } from "../time-text.ts";
import { moodWithName } from "./daylio-moods.ts";
import { plainNote } from "./daylio-note.ts";
import { measureScales } from "./daylio-scales.ts";

/** Entries of a CSV file and of a backup have the same keys, so that importing both adds every entry once. */
export const daylioKeys = "daylio";

export function createDaylioCsvReader(header: readonly string[], form: DateForm): RowReader {
  const journal = createJournal("daylio-csv", daylioKeys);
  let hasUnreadScales = false;
  const read = (cell: Row, row: number) => {
    const date = dateOf(cell, form);
    const mood = cell("mood").trim();
    if (date === null)
      return journal.skip(
        row,
        "unreadable-date",
        remark("unreadableDate", { date: quotable(cell("full_date") || cell("date")) }),
      );
    const time = readTime(cell("time"));
    hasUnreadScales = !measureScales(journal, cell("scales"), { date, time }) || hasUnreadScales;
    if (mood === "") return journal.skip(row, "no-mood", remark("noMoodInRow"));
    if (time === null && cell("time").trim() !== "")
      journal.change(row, "unreadable-time", remark("unreadableTime", { time: quotable(cell("time")) }));
    journal.add({
      ...{ row, date, time, moods: [moodWithName(mood)] },
      note: joinNotes([cell("note_title"), cell("note")].map(plainNote)),
      tags: splitNames(cell("activities"), "|"),
    });
  };
  return createRowReader(header, journal, read, () => {
    if (hasUnreadScales) journal.skip(0, "other-kind", remark("scalesNotImported"));
  });
}

/** `full_date` is written in the same way in every language. */
const dateOf = (cell: Row, form: DateForm) =>
  readDate(cell("full_date"), form) ??
  (cell("full_date") === "" ? readDate(`${cell("date")} ${cell("year")}`, form) : null);
