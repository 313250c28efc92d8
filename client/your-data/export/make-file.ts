/** Makes the content of a file. It runs in a worker. */

import { strToU8, zipSync } from "fflate";
import Papa from "papaparse";
import { markdownMonths } from "#domain/formats/markdown-months.ts";
import { readingRow, readingTableHeader } from "#domain/formats/reading-table.ts";
import { starRow, starTableHeader } from "#domain/formats/star-table.ts";
import type { UniverseFile } from "#domain/formats/universe-file.ts";
import { onlyStars, universeFileParts, withoutNotes } from "#domain/formats/universe-text.ts";
import { indexJournal } from "#domain/journal/journal-index.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { type Reading, readingsOf } from "#domain/records/reading/reading.ts";
import type { ExportJob } from "./export-job.ts";

/** Called with the number of parts that are done, and of all. */
type OnProgress = (done: number, total: number) => void;

/** `job.file` has the stars that the person has chosen. */
export function makeFile(t: Translator, job: ExportJob, onProgress: OnProgress): Blob {
  const { moodEntries } = job.file;
  const chosen = job.isFiltered ? onlyStars(job.file, new Set(moodEntries.map(({ id }) => id))) : job.file;
  const file = job.withNotes ? chosen : withoutNotes(chosen);
  return makers[job.kind](file, { ...job, t }, onProgress);
}

const makers = {
  json: makeJson,
  sealed: makeJson,
  csv: makeCsv,
  readings: makeReadingsCsv,
  markdown: makeMarkdown,
};

type Options = Pick<ExportJob, "feelings" | "timeZone"> & { readonly t: Translator };

function makeJson(file: UniverseFile, _: Options, onProgress: OnProgress): Blob {
  const parts: string[] = [];
  const total = file.moodEntries.length + file.readings.length + 1;
  // The id of a reading says nothing that its other fields do not.
  const readings = file.readings.map(({ id: _, ...reading }) => reading as Reading);
  for (const part of universeFileParts({ ...file, readings })) {
    parts.push(part);
    onProgress(Math.min(total, parts.length * rowsAtOnce), total);
  }
  return new Blob(parts, { type: "application/json" });
}

const rowsAtOnce = 500;
/** Some spreadsheets read UTF-8 only with a byte order mark. */
const byteOrderMark = "\ufeff";
const newline = "\r\n";

function makeCsv(file: UniverseFile, { feelings, timeZone }: Options, onProgress: OnProgress): Blob {
  const context = { feelings, timeZone, tags: tagsById(file) };
  const stars = file.moodEntries;
  return makeTable(starTableHeader, stars, (star) => starRow(star, context), onProgress);
}

/** Readings are sorted by the ids of their trackers: the table has the trackers in the order of the person. */
function makeReadingsCsv(file: UniverseFile, _: Options, onProgress: OnProgress): Blob {
  const rows = file.trackers.flatMap((tracker) =>
    readingsOf(file, tracker.id).map((reading) => [tracker, reading] as const),
  );
  return makeTable(readingTableHeader, rows, (row) => readingRow(...row), onProgress);
}

/** Makes the table of RFC 4180. */
function makeTable<Row>(
  header: readonly string[],
  rows: readonly Row[],
  cellsOf: (row: Row) => readonly string[],
  onProgress: OnProgress,
): Blob {
  const parts = [byteOrderMark, Papa.unparse([header], { newline }), newline];
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce);
    parts.push(Papa.unparse(some.map(cellsOf), { newline }), newline);
    onProgress(at + some.length, rows.length);
  }
  return new Blob(parts, { type: "text/csv;charset=utf-8" });
}

/** A ZIP with a file for each month. */
function makeMarkdown(file: UniverseFile, { t, feelings, timeZone }: Options, onProgress: OnProgress): Blob {
  const { days, stars } = indexJournal(feelings, file.moodEntries, timeZone);
  const { trackers, readings } = file;
  const context = {
    ...{ timeZone, known: feelings, tags: tagsById(file), universeName: file.user.universeName },
    ...{ trackers, readings },
  };
  const files: Record<string, Uint8Array> = {};
  for (const { name, text, stars: done } of markdownMonths(t, days, context)) {
    files[name] = strToU8(text);
    onProgress(done, stars.length);
  }
  const zip = zipSync(files, { mtime: new Date(file.exportedAt) });
  return new Blob([zip], { type: "application/zip" });
}

const tagsById = ({ tags }: UniverseFile) => new Map(tags.map((tag) => [tag.id, tag]));
