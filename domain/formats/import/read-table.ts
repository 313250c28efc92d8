/** The reader of each source whose files are tables. */

import type { ImportSource } from "../../imports.ts";
import { createAnyCsvReader } from "./any-csv/any-csv.ts";
import { type ColumnChoice, suggestColumns } from "./any-csv/column-choice.ts";
import { createBearableReader } from "./bearable/bearable-csv.ts";
import { createDaylioCsvReader } from "./daylio/daylio-csv.ts";
import { createHowWeFeelReader } from "./how-we-feel/how-we-feel-csv.ts";
import { createStarRowReader } from "./mood-universe/star-rows.ts";
import type { RowReader } from "./read-journal.ts";

/** A reader for the rows after `header`. Only the source `csv` needs `columns`. */
export function createTableReader(
  source: ImportSource,
  header: readonly string[],
  columns: ColumnChoice = suggestColumns({ header, rows: [] }),
): RowReader {
  switch (source) {
    case "mood-universe-csv":
      return createStarRowReader(header);
    case "daylio-csv":
      return createDaylioCsvReader(header);
    case "how-we-feel-csv":
      return createHowWeFeelReader(header);
    case "bearable-csv":
      return createBearableReader(header);
    default:
      return createAnyCsvReader(header, columns);
  }
}
