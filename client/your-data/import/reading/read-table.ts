/** Reads the rows of a CSV file. */

import Papa from "papaparse";
import { remark } from "#domain/formats/import/remark.ts";
import { lineLimit, UnreadableFile } from "./limits.ts";

type Options = { readonly onRow: (cells: string[]) => boolean; readonly onProgress: (share: number) => void };

/** Characters that are parsed at once. */
const pieceSize = 256 * 1024;
/** Most characters of a cell. */
const cellLimit = 4 * pieceSize;

/**
 * Calls `onRow` for every row, also an empty one, until it returns false. Returns the number of a row with a quotation mark
 * that nothing closes, if there is one. Throws an UnreadableFile.
 */
export function readTable(whole: string, { onRow, onProgress }: Options): number | null {
  // The search for the separator reads the first line several times.
  refuseEndlessLine(whole);
  const { text, delimiter } = withoutSeparatorLine(whole);
  let [rows, fed, isOpen] = [0, 0, false];
  Papa.parse(text, {
    ...{ delimiter, newline: "\n", chunkSize: pieceSize },
    chunk: ({ data, errors, meta }, parser) => {
      isOpen ||= errors.some(({ code }) => code === "MissingQuotes");
      rows += data.length;
      fed += pieceSize;
      // The rest after the last complete row is read again with the next piece.
      if (fed - meta.cursor > cellLimit) throw new UnreadableFile(remark("openQuote", { row: rows }));
      if (!data.every(onRow)) parser.abort();
      onProgress(Math.min(1, meta.cursor / text.length));
    },
  });
  return isOpen ? rows : null;
}

/** Spreadsheets read the separator from a first line such as `sep=;`. */
function withoutSeparatorLine(whole: string) {
  const [line, delimiter] = whole.match(/^\s*"?sep=([^\n"])"?[ \t]*(?:\n|$)/i) ?? [];
  const text = whole.slice(line?.length ?? 0);
  return { text, delimiter: delimiter ?? delimiterOf(text) };
}

const delimiters = [",", ";", "\t", "|"];

/** The one that separates most cells of the header. */
export function delimiterOf(text: string): string {
  const header = text.slice(0, lineEnd(text, 0));
  const cellsBy = (delimiter: string) =>
    Papa.parse(header, { delimiter, newline: "\n" }).data[0]?.length ?? 0;
  const counted = delimiters.map((delimiter) => ({ delimiter, cells: cellsBy(delimiter) }));
  return counted.sort((one, other) => other.cells - one.cells)[0]?.delimiter ?? ",";
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf("\n", from);
  return at < 0 ? text.length : at;
}

/** A program that waits for the end of such a line would fill the memory. */
function refuseEndlessLine(text: string) {
  for (let at = 0; at < text.length; ) {
    const end = lineEnd(text, at);
    if (end - at > lineLimit) throw new UnreadableFile(remark("endlessLine"));
    at = end + 1;
  }
}
