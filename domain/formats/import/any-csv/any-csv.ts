/** Reads any table, by the columns that the person has chosen. */

import { joinNotes } from "../clean-text.ts";
import { createJournal, type FoundMood } from "../journal-builder.ts";
import { type ReadMoment, readMoment } from "../moment-text.ts";
import { readNumber } from "../number-text.ts";
import type { RowReader } from "../read-journal.ts";
import { quotable, remark } from "../remark.ts";
import { readMeasureName } from "../series/units.ts";
import { readValue } from "../series/value-text.ts";
import { createRowReader, splitNames } from "../table.ts";
import { readTime } from "../time-text.ts";
import type { ColumnChoice } from "./column-choice.ts";

export function createAnyCsvReader(header: readonly string[], columns: ColumnChoice): RowReader {
  const journal = createJournal("csv", "csv");
  const measured = measuredColumns(header, columns);
  return createRowReader(header, journal, (_, row, cells) => {
    const cell = (column: number | null) => (column === null ? "" : (cells[column] ?? ""));
    const moment = readMoment(cell(columns.date), columns.dateForm);
    if (!moment)
      return journal.skip(
        row,
        "unreadable-date",
        remark("unreadableDate", { date: quotable(cell(columns.date)) }),
      );
    const typed = cell(columns.time).trim();
    if (typed !== "" && readTime(typed) === null)
      journal.change(row, "unreadable-time", remark("unreadableTime", { time: quotable(typed) }));
    const placed = withTime(moment, readTime(typed));
    for (const { column, mark, form } of measured) {
      const value = readValue(cell(column), mark);
      if (value) journal.measure({ ...form, unit: form.unit || value.unit }, { ...value, ...placed });
      else if (cell(column).trim() !== "") journal.measureText(form);
    }
    const intensity = readNumber(cell(columns.intensity), columns.decimalMark);
    const moods = splitCell(cell(columns.mood), columns).map(({ name }) => moodOf(name, intensity, columns));
    if (columns.mood !== null && moods.length === 0)
      return journal.skip(row, "no-mood", remark("noMoodInRow"));
    journal.add({
      ...{ row, ...placed, moods },
      note: joinNotes(columns.notes.map(cell)),
      tags: columns.tags.flatMap((column) => splitCell(cell(column), columns)),
    });
  });
}

/** The columns of numbers that are nothing else, under names of their own. */
function measuredColumns(header: readonly string[], choice: ColumnChoice) {
  const { date, time, mood, intensity, notes, tags, numbers } = choice;
  const used = new Set([date, time, mood, intensity, ...notes, ...tags]);
  const names = new Map<string, number>();
  return numbers
    .filter(({ column }) => !used.has(column))
    .map(({ column, mark }) => {
      const { name, ...form } = readMeasureName(header[column]?.trim() || `#${column + 1}`);
      const count = (names.get(name) ?? 0) + 1;
      names.set(name, count);
      return { column, mark, form: { ...form, name: count === 1 ? name : `${name} ${count}` } };
    });
}

const splitCell = (cell: string, { separator }: ColumnChoice) =>
  separator === "" ? splitNames(cell, "\n") : splitNames(cell, separator);

/** A time in a column of its own counts more than one beside the date. */
const withTime = (moment: ReadMoment, time: string | null): ReadMoment =>
  time === null ? moment : { date: moment.date, time, instant: null, utcOffset: moment.utcOffset };

function moodOf(name: string, intensity: number | null, { scale, decimalMark }: ColumnChoice): FoundMood {
  const value = readNumber(name, decimalMark);
  if (!scale || value === null || scale.best === scale.worst) return { name, intensity };
  const level = (value - scale.worst) / (scale.best - scale.worst);
  return { name, intensity, level: Math.min(1, Math.max(0, level)) };
}
