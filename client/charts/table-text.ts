/** The figures of a chart. */

import { neutralizeFormula } from "#domain/formats/formula.ts";
import { decimalText } from "#domain/insights/text-parts.ts";
import type { Translator } from "#domain/languages/translator.ts";

/** A number is a score or a difference. */
export type Cell = string | number | { readonly count: number };

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
  if (typeof cell === "object") return String(cell.count);
  const number = cell.replace("−", "-");
  const safe = /^-?[\d.]+$/.test(number) ? number : neutralizeFormula(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const withoutSignOfZero = (score: number) => (Math.abs(score) < 0.005 ? 0 : score);

/** A score or a difference in the reader's language, with two digits and a real minus. */
export const scoreText = (t: Translator, score: number): string => decimalText(t, score, 2);

export function cellText(t: Translator, cell: Cell): string {
  if (typeof cell === "number") return scoreText(t, cell);
  return typeof cell === "object" ? cell.count.toLocaleString(t.locale) : cell;
}
