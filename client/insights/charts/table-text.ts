/** The figures of a chart. */

import { neutralizeFormula } from "#domain/formats/formula.ts";

/** The first cell of a row names it; all names differ. */
export type ChartTable = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[];
};

/** As CSV (RFC 4180), in which no cell is run as a formula; numbers stay numbers. */
export const tableText = ({ columns, rows }: ChartTable): string =>
  [columns, ...rows].map((row) => row.map(cellText).join(",")).join("\r\n");

function cellText(cell: string): string {
  const number = cell.replace("−", "-");
  const safe = /^-?[\d.]+$/.test(number) ? number : neutralizeFormula(cell);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A score or a difference, with two digits and a real minus. */
export const scoreText = (score: number): string =>
  (Math.abs(score) < 0.005 ? 0 : score).toFixed(2).replace("-", "−");
