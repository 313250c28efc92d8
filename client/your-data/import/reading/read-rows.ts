/** Reads a table twice: to see what all of its rows say about its dates and numbers, and then as entries. */

import { hasHeader } from "#domain/formats/import/any-csv/has-header.ts";
import { createTableSurvey } from "#domain/formats/import/any-csv/table-survey.ts";
import { tableSourceOf } from "#domain/formats/import/detect-source.ts";
import { maxRows } from "#domain/formats/import/limits.ts";
import type { Problem, Reading, RowReader } from "#domain/formats/import/read-journal.ts";
import { createSourceSurvey, createTableReader } from "#domain/formats/import/read-table.ts";
import { remark } from "#domain/formats/import/remark.ts";
import type { ImportSource } from "#domain/imports.ts";
import type { Question, ReadAnswers } from "../messages.ts";
import { UnreadableFile } from "./limits.ts";
import { readTable } from "./read-table.ts";

type Read = { readonly kind: "read"; readonly reading: Reading; readonly whole: null };
type OnProgress = (share: number) => void;

/** Rows that are shown to a person who chooses columns. */
const rowsToShow = 8;

/** What the file leaves open, the person is asked. Throws an UnreadableFile. */
export function readRows(
  text: string,
  { columns, order }: ReadAnswers,
  onProgress: OnProgress,
): Read | Question {
  const read = (onHeader: (header: string[]) => RowReader, from: number) =>
    readWith(text, onHeader, (share) => onProgress(from + share * (1 - from)));
  if (columns) return read((header) => createTableReader("csv", header, columns), 0);
  const { source, header, rows, survey } = surveyRows(text, (share) => onProgress(share / 2));
  if (source === "csv") return { kind: "table", table: { ...survey.table.finish(), rows } };
  const facts = survey.dates.finish();
  if (facts.orders.length > 0 && order === null) return { kind: "order", facts };
  const form = { ...facts.form, order: order ?? facts.form.order };
  return read(() => createTableReader(source, header, undefined, form), 0.5);
}

function surveyRows(text: string, onProgress: OnProgress) {
  let [source, header, count]: [ImportSource, readonly string[] | null, number] = ["csv", null, 0];
  let survey = surveysOf("csv", []);
  const rows: string[][] = [];
  readTable(text, {
    onProgress,
    onRow(cells) {
      if (header) {
        if (count < rowsToShow) rows.push(cells);
        if (source === "csv") survey.table.push(cells);
        else survey.dates.push(cells);
        count += 1;
        return count <= maxRows;
      }
      source = tableSourceOf(cells);
      const isEntry = source === "csv" && !hasHeader(cells);
      header = isEntry ? cells.map(() => "") : cells;
      survey = surveysOf(source, header);
      if (!isEntry) return true;
      rows.push(cells);
      survey.table.push(cells);
      count = 1;
      return true;
    },
  });
  const isTable = source !== "csv" || ((header as string[] | null)?.length ?? 0) > 1;
  if (header === null || !isTable || (source === "csv" && count === 0))
    throw new UnreadableFile(remark("noTable"));
  return { source, header: header as readonly string[], rows, survey };
}

const surveysOf = (source: ImportSource, header: readonly string[]) => ({
  table: createTableSurvey(source === "csv" ? header : []),
  dates: createSourceSurvey(source, header),
});

function readWith(text: string, readerOf: (header: string[]) => RowReader, onProgress: OnProgress): Read {
  let reader: RowReader | null = null;
  const openRow = readTable(text, {
    onProgress,
    onRow(cells) {
      if (reader) return reader.push(cells);
      reader = readerOf(cells);
      return tableSourceOf(cells) !== "csv" || hasHeader(cells) || reader.push(cells);
    },
  });
  const reading = (reader as RowReader | null)?.finish();
  if (!reading) throw new UnreadableFile(remark("noTable"));
  return {
    ...({ kind: "read", whole: null } as const),
    reading: openRow === null ? reading : withProblem(reading, quoteNotClosed(openRow)),
  };
}

const quoteNotClosed = (row: number): Problem => ({
  ...{ row, code: "wrong-shape", severity: "changed" },
  remark: remark("quoteNotClosed"),
});

/** The reading with one more problem, before its own. */
export function withProblem(reading: Reading, problem: Problem): Reading {
  if (!reading.ok) return reading;
  return { ok: true, journal: { ...reading.journal, problems: [problem, ...reading.journal.problems] } };
}
