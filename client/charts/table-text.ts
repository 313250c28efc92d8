/** The figures of a chart. */

import { neutralizeFormula } from "#domain/formats/formula.ts";
import { decimalText } from "#domain/languages/decimal-text.ts";
import type { Translator } from "#domain/languages/translator.ts";

/**
 * A number is a score or a difference. `text` is what people read of a `plain` number, such as 7 hr of 420, which is what
 * spreadsheets get.
 */
export type Cell =
  | string
  | number
  | { readonly count: number }
  | { readonly text: string; readonly plain: number };

/** The first cell of a row names it; all names differ. */
export type ChartTable = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: Cell[]])[];
};

/** The table as CSV (RFC 4180), in which no cell is run as a formula; numbers stay numbers. */
export const tableText = ({ columns, rows }: ChartTable): string =>
  [columns, ...rows].map((row) => row.map(csvCell).join(",")).join("\r\n");

function csvCell(cell: Cell): string {
  if (typeof cell === "number") return withoutSignOfZero(cell).toFixed(2);
  if (typeof cell === "object") return String("count" in cell ? cell.count : cell.plain);
  const number = cell.replace("−", "-");
  const safe = /^-?[\d.]+$/.test(number) ? number : neutralizeFormula(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const withoutSignOfZero = (score: number) => (Math.abs(score) < 0.005 ? 0 : score);

/** A score or a difference in the reader's language, with two digits and a real minus. */
export const scoreText = (t: Translator, score: number): string => decimalText(t, score, 2);

export function cellText(t: Translator, cell: Cell): string {
  if (typeof cell === "number") return scoreText(t, cell);
  if (typeof cell === "string") return cell;
  return "count" in cell ? cell.count.toLocaleString(t.locale) : cell.text;
}
