/** What the columns of a table hold, by all of its rows. */

import { createDateSurvey, type DateFacts } from "../date-survey.ts";
import { type DecimalMark, readNumber } from "../number-text.ts";
import { readTime } from "../time-text.ts";
import { createNumberSurvey } from "./number-survey.ts";

export type Scale = { readonly worst: number; readonly best: number };

export type ColumnFacts = {
  /** Null for a column without a single date. */
  readonly dates: DateFacts | null;
  /** Whether all of its cells are. */
  readonly isDates: boolean;
  readonly isTimes: boolean;
  /** The smallest common scale that holds all of its numbers; null if a cell is no number. */
  readonly scale: Scale | null;
  /** The decimal mark of a column of numbers, which may have blanks and texts too; null for any other column. */
  readonly numberMark: DecimalMark | null;
  /** What stands between names in its cells; "" for nothing. */
  readonly separator: string;
};

export type TableFacts = {
  readonly header: readonly string[];
  readonly columns: readonly ColumnFacts[];
  readonly decimalMark: DecimalMark;
};

const separators = [" | ", "|", ";", ","] as const;
/** Cells of a column that is none of dates or times are not read as such to the end. */
const triedCells = 20;
/** Longer cells are neither numbers nor dates. */
const longestCell = 80;

function createColumnSurvey() {
  const [dates, numbers] = [createDateSurvey(), createNumberSurvey()];
  let [cells, times, separator] = [0, 0, separators.length as number];
  let [areNumbers, hasPoint, hasComma] = [true, false, false];
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

  const seeNumber = (cell: string) => {
    const number = cell.length > longestCell ? null : readNumber(cell.replace(",", "."), ".");
    areNumbers &&= number !== null;
    if (number === null) return;
    lowest = Math.min(lowest, number);
    highest = Math.max(highest, number);
    hasPoint ||= cell.includes(".");
    hasComma ||= cell.includes(",");
  };

  return {
    /** `others` are cells of the same row that may say its day too. */
    see(cell: string, others: readonly string[]) {
      if (cell === "") return;
      cells += 1;
      const found = separators.findIndex((one) => cell.includes(one));
      if (found >= 0) separator = Math.min(separator, found);
      if (areNumbers) seeNumber(cell);
      numbers.see(cell);
      if (cells <= triedCells || dates.read() > 0) dates.see(cell, others);
      if (times === cells - 1 && readTime(cell) !== null) times += 1;
    },
    hasPoint: () => areNumbers && hasPoint,
    hasComma: () => areNumbers && hasComma,
    facts(mark: DecimalMark): ColumnFacts {
      const isScale = cells > 0 && areNumbers && (mark === "," || !hasComma);
      return {
        dates: dates.read() > 0 ? dates.finish() : null,
        isDates: cells > 0 && dates.read() === cells,
        isTimes: cells > 0 && times === cells,
        scale: isScale ? scaleOf(lowest, highest) : null,
        numberMark: numbers.mark(mark),
        // The comma of a number separates nothing.
        separator: isScale ? "" : (separators[separator] ?? ""),
      };
    },
  };
}

/** Columns that may say the same date or its weekday again. */
const saysDay =
  /^(date.*|week.?day|day|day of (the )?week|datum|wochentag|tag|fecha|d[ií]a|jour|giorno|data|dzień)$/i;

/** Rows are pushed one by one. */
export function createTableSurvey(header: readonly string[]) {
  const columns = header.map(createColumnSurvey);
  const days = header.flatMap((name, at) => (saysDay.test(name.trim()) ? [at] : []));
  return {
    push(cells: readonly string[]) {
      const cell = (at: number) => (cells[at] ?? "").trim();
      for (const [at, column] of columns.entries())
        column.see(cell(at), days.filter((other) => other !== at).map(cell));
    },
    finish(): TableFacts {
      const hasComma = columns.some((column) => column.hasComma());
      const decimalMark = hasComma && !columns.some((column) => column.hasPoint()) ? "," : ".";
      return { header, decimalMark, columns: columns.map((column) => column.facts(decimalMark)) };
    },
  };
}

/** Surveys a table whose rows are all at hand. */
export function surveyTable({
  header,
  rows,
}: {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  const survey = createTableSurvey(header);
  for (const row of rows) survey.push(row);
  return survey.finish();
}

/** Common scales; numbers outside of all of them have none. */
const scales: readonly Scale[] = [
  { worst: 1, best: 5 },
  { worst: 0, best: 10 },
  { worst: 0, best: 100 },
];

function scaleOf(lowest: number, highest: number): Scale {
  if (lowest < 0)
    return lowest >= -1 && highest <= 1 ? { worst: -1, best: 1 } : { worst: lowest, best: highest };
  return (
    scales.find(({ worst, best }) => lowest >= worst && highest <= best) ?? { worst: lowest, best: highest }
  );
}
