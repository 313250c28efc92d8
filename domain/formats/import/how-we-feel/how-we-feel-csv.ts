/**
 * Reads the check-ins of How We Feel: several moods in one cell, and columns of tags by what they are about. Newer files
 * have keys of moods, which are English in every language; older ones a key for each tag, which says the same as the tag.
 */

import { joinNotes } from "../clean-text.ts";
import type { DateForm } from "../date-text.ts";
import { createJournal, type FoundMood, type FoundTag } from "../journal-builder.ts";
import { isObject, listOf } from "../json-shape.ts";
import { readMoment } from "../moment-text.ts";
import type { RowReader, TagKind } from "../read-journal.ts";
import { quotable, remark } from "../remark.ts";
import type { SeriesForm } from "../series/series-builder.ts";
import { readMeasureName } from "../series/units.ts";
import { readValue } from "../series/value-text.ts";
import { columnsOf, createRowReader, type Row, splitNames } from "../table.ts";

const kinds: Readonly<Record<string, TagKind>> = { people: "people", places: "place", events: "activity" };
/** What is said of the whole day, with each check-in; the last one of a day knows most. */
const measured = ["exercise", "sleep", "menstrual", "steps", "meditation", "weather", "temperature (f)"];

export function createHowWeFeelReader(header: readonly string[], form: DateForm): RowReader {
  const journal = createJournal("how-we-feel-csv", "how-we-feel");
  const tagColumns = [...columnsOf(header).keys()].filter((name) => /^tags \(.+\)$/.test(name));
  const forms = new Map(measured.map((column) => [column, formOf(header, column)]));
  let hasWords = false;
  const read = (cell: Row, row: number) => {
    const moment = readMoment(cell("date"), form);
    const moods = moodsOf(cell);
    if (!moment)
      return journal.skip(row, "unreadable-date", remark("unreadableDate", { date: quotable(cell("date")) }));
    for (const [column, series] of forms) {
      const value = readValue(cell(column), ".") ?? readValue(cell(column), ",");
      if (value) journal.measure(series, { ...value, ...moment });
      else hasWords ||= cell(column).trim() !== "";
    }
    if (moods.length === 0) return journal.skip(row, "no-mood", remark("noMoodInRow"));
    journal.add({
      ...{ row, ...moment, moods },
      note: joinNotes(["notes", "reflections", "takeaways"].map((name) => plainText(cell(name)))),
      tags: tagColumns.flatMap((name) => tagsOf(cell, name)),
    });
  };
  return createRowReader(header, journal, read, () => {
    if (hasWords) journal.skip(0, "other-kind", remark("measurementsNotImported"));
  });
}

function formOf(header: readonly string[], column: string): SeriesForm {
  const name = header.find((one) => one.trim().toLowerCase() === column) ?? column;
  return { ...readMeasureName(name), combining: "last", isOfDay: true };
}

function moodsOf(cell: Row): FoundMood[] {
  const names = splitNames(cell("mood"), ";");
  const keys = splitNames(cell("mood keys") || cell("mood key"), ";");
  if (names.length === 0) return keys;
  return names.map(({ name }, at) => ({
    name,
    id: names.length === keys.length ? (keys[at]?.name ?? null) : null,
  }));
}

const tagsOf = (cell: Row, column: string): FoundTag[] =>
  splitNames(cell(column), ";").map(({ name }) => ({ name, kind: kinds[column.slice(6, -1)] ?? null }));

/** Some cells are a list in JSON, often an empty one. */
function plainText(cell: string): string {
  if (!cell.trim().startsWith("[")) return cell;
  try {
    return joinNotes(listOf(JSON.parse(cell)).flatMap(textsOf));
  } catch {
    return cell;
  }
}

const textsOf = (item: unknown): string[] =>
  (isObject(item) ? Object.values(item) : [item]).filter((text) => typeof text === "string");
