/** Reads numbers as spreadsheets of different countries save them. */

import { fold } from "../../journal/fold.ts";

export type DecimalMark = "." | ",";

/** Null for a text that is no number, also for one with the other mark. Digits of all scripts and widths count. */
export function readNumber(text: string, mark: DecimalMark): number | null {
  const written = fold(text).trim().replace("٫", mark);
  const pattern = mark === "," ? /^[-+]?\d+(?:,\d+)?$/ : /^[-+]?\d+(?:\.\d+)?$/;
  return pattern.test(written) ? Number(written.replace(",", ".")) : null;
}
