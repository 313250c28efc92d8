/** Reads tables: columns by the names in their header, and rows one by one. */

import type { JournalBuilder } from "./journal-builder.ts";
import { maxRowLength, maxRows } from "./limits.ts";
import type { RowReader } from "./read-journal.ts";
import { quotable, remark } from "./remark.ts";

/** A row whose cells are found by the name of their column; "" for a column or a cell that is missing. */
export type Row = (name: string) => string;

const normalized = (name: string) =>
  name
    .replace(/^\ufeff/, "")
    .trim()
    .toLowerCase();

/** Columns of a header by their names in lower case. Of two with the same name, the first counts. */
export function columnsOf(header: readonly string[]): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  for (const [at, name] of header.entries()) {
    const key = normalized(name);
    if (!columns.has(key)) columns.set(key, at);
  }
  return columns;
}

/** Reads each row with `read`; `end` is called after the last. Rows that are empty or endless are left out. */
export function createRowReader(
  header: readonly string[],
  journal: JournalBuilder,
  read: (cell: Row, row: number, cells: readonly string[]) => void,
  end = () => {},
): RowReader {
  const columns = columnsOf(header);
  let row = 1;
  return {
    push(cells) {
      row += 1;
      if (row > maxRows + 1) journal.refuse(remark("tooManyRows", { count: maxRows }));
      if (journal.isRefused()) return false;
      const length = cells.reduce((sum, cell) => sum + cell.length, 0);
      if (length > maxRowLength) journal.skip(row, "row-too-long", remark("rowTooLong"));
      else if (length > 0) {
        const left = cells.slice(header.length).flatMap((cell) => quotable(cell.trim()) || []);
        if (left.length > 0) journal.change(row, "wrong-shape", remark("cellsLeftOut", { cells: left }));
        read((name) => cells[columns.get(name) ?? -1] ?? "", row, cells);
      }
      return !journal.isRefused();
    },
    finish() {
      end();
      return journal.finish();
    },
  };
}

/** The names in a cell, between separators. */
export const splitNames = (cell: string, separator: string | RegExp): { name: string }[] =>
  cell
    .split(separator)
    .map((name) => ({ name: name.trim() }))
    .filter(({ name }) => name !== "");
