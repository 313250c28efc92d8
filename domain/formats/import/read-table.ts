/** The reader of each source whose files are tables. */

import type { ImportSource } from "../../imports.ts";
import { createAnyCsvReader } from "./any-csv/any-csv.ts";
import { type ColumnChoice, suggestColumns } from "./any-csv/column-choice.ts";
import { surveyTable } from "./any-csv/table-survey.ts";
import { createBearableReader } from "./bearable/bearable-csv.ts";
import { createDateSurvey, type DateFacts } from "./date-survey.ts";
import { anyForm, type DateForm } from "./date-text.ts";
import { createDaylioCsvReader } from "./daylio/daylio-csv.ts";
import { createStateOfMindReader } from "./health/state-of-mind.ts";
import { createHowWeFeelReader } from "./how-we-feel/how-we-feel-csv.ts";
import { createStarRowReader } from "./mood-universe/star-rows.ts";
import type { RowReader } from "./read-journal.ts";
import { columnsOf, type Row } from "./table.ts";

/** A reader for the rows after `header`. The source `csv` needs `columns`, the others the form of their dates. */
export function createTableReader(
  source: ImportSource,
  header: readonly string[],
  columns: ColumnChoice = suggestColumns(surveyTable({ header, rows: [] })),
  form: DateForm = anyForm,
): RowReader {
  switch (source) {
    case "mood-universe-csv":
      return createStarRowReader(header, form);
    case "daylio-csv":
      return createDaylioCsvReader(header, form);
    case "how-we-feel-csv":
      return createHowWeFeelReader(header, form);
    case "health-auto-export-json":
      return createStateOfMindReader(header, form);
    case "bearable-csv":
      return createBearableReader(header, form);
    default:
      return createAnyCsvReader(header, columns);
  }
}

/** The cells that hold the date of a row, and then those that may say it or its weekday again. */
const dateCells: Readonly<Partial<Record<ImportSource, (cell: Row) => readonly string[]>>> = {
  "mood-universe-csv": (cell) => [cell("local_time"), cell("utc_time")],
  "daylio-csv": (cell) => [
    cell("full_date") || `${cell("date")} ${cell("year")}`,
    ...[cell("date"), cell("weekday")],
  ],
  "how-we-feel-csv": (cell) => [cell("date")],
  "health-auto-export-json": (cell) => [cell("start") || cell("date")],
  "bearable-csv": (cell) => [cell("date formatted") || cell("date"), ...[cell("date"), cell("weekday")]],
};

/** Sees all rows of a source with a known header before they are read: together, they decide how their dates are meant. */
export function createSourceSurvey(source: ImportSource, header: readonly string[]) {
  const survey = createDateSurvey();
  const columns = columnsOf(header);
  return {
    push(cells: readonly string[]) {
      const [date = "", ...others] =
        dateCells[source]?.((name) => cells[columns.get(name) ?? -1] ?? "") ?? [];
      survey.see(date, others);
    },
    finish: (): DateFacts => survey.finish(),
  };
}
