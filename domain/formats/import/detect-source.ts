/** Which journal a file comes from, by what is in it; its name does not count. */

import type { ImportSource } from "../../imports.ts";
import { columnsOf } from "./table.ts";

/** What the first bytes of a file promise. */
export type FileKind = "zip" | "text" | "other";

/** `start`: the first bytes of a file, some thousands where it has them. */
export function fileKindOf(start: Uint8Array): FileKind {
  const [one, two, three, four] = start;
  if (one === 0x50 && two === 0x4b && ((three === 3 && four === 4) || (three === 5 && four === 6)))
    return "zip";
  if (hasMark(start)) return "text";
  const zeros = start.filter((byte) => byte === 0).length;
  return zeros === 0 || utf16Order(start) !== null ? "text" : "other";
}

/** The encoding of a text in UTF-16, by its mark or its zero bytes; null for another text. */
export function utf16Of(start: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  return utf16Order(start);
}

const hasMark = ([one, two]: Uint8Array) => (one === 0xff && two === 0xfe) || (one === 0xfe && two === 0xff);

/** In UTF-16 without a mark, every other byte of a Western text is zero. */
function utf16Order(start: Uint8Array): "utf-16le" | "utf-16be" | null {
  const pairs = Math.floor(Math.min(start.length, 4_096) / 2);
  let [evenZeros, oddZeros] = [0, 0];
  for (let at = 0; at < pairs * 2; at += 2) {
    if (start[at] === 0) evenZeros += 1;
    if (start[at + 1] === 0) oddZeros += 1;
  }
  if (oddZeros > pairs / 2 && evenZeros === 0) return "utf-16le";
  return evenZeros > pairs / 2 && oddZeros === 0 ? "utf-16be" : null;
}

/** Whether a text is JSON or a table, by its first character. */
export const textKindOf = (text: string): "json" | "table" =>
  /^[\ufeff\s]*[[{]/.test(text.slice(0, 4_096)) ? "json" : "table";

/** Columns that only files of one source have together. */
const columnsBySource: readonly (readonly [ImportSource, readonly (readonly string[])[]])[] = [
  ["mood-universe-csv", [["local_time", "utc_time", "emotion", "intensity"]]],
  [
    "daylio-csv",
    [
      ["full_date", "mood", "activities"],
      ["year", "date", "weekday", "mood", "activities"],
    ],
  ],
  [
    "how-we-feel-csv",
    [
      ["date", "mood", "tags (people)"],
      ["date", "mood", "mood keys"],
    ],
  ],
  [
    "health-auto-export-json",
    [
      ["start", "valence", "labels"],
      ["start", "valence", "valence classification"],
      ["start", "labels", "associations"],
    ],
  ],
  ["bearable-csv", [["date", "category", "rating/amount", "detail"]]],
];

/** The source of a table by its header; `csv` if the person has to choose the columns. */
export function tableSourceOf(header: readonly string[]): ImportSource {
  const columns = columnsOf(header);
  const isOf = (choices: readonly (readonly string[])[]) =>
    choices.some((names) => names.every((name) => columns.has(name)));
  return columnsBySource.find(([, choices]) => isOf(choices))?.[0] ?? "csv";
}
