/** Makes the content of a file. It runs in a worker. */

import { strToU8, zipSync } from "fflate";
import Papa from "papaparse";
import { markdownMonths } from "#domain/formats/markdown-months.ts";
import { starRow, starTableHeader } from "#domain/formats/star-table.ts";
import type { UniverseFile } from "#domain/formats/universe-file.ts";
import { onlyStars, universeFileParts, withoutNotes } from "#domain/formats/universe-text.ts";
import { indexJournal } from "#domain/journal/journal-index.ts";
import type { Translator } from "#domain/languages/translator.ts";
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

const makers = { json: makeJson, csv: makeCsv, markdown: makeMarkdown };

type Options = Pick<ExportJob, "feelings" | "timeZone"> & { readonly t: Translator };

function makeJson(file: UniverseFile, _: Options, onProgress: OnProgress): Blob {
  const parts: string[] = [];
  const total = file.moodEntries.length + 1;
  for (const part of universeFileParts(file)) {
    parts.push(part);
    onProgress(Math.min(total, parts.length * rowsAtOnce), total);
  }
  return new Blob(parts, { type: "application/json" });
}

const rowsAtOnce = 500;
/** Some spreadsheets read UTF-8 only with a byte order mark. */
const byteOrderMark = "\ufeff";
const newline = "\r\n";

/** Makes the table of RFC 4180. */
function makeCsv(file: UniverseFile, { timeZone }: Options, onProgress: OnProgress): Blob {
  const context = { timeZone, tags: tagsById(file) };
  const parts = [byteOrderMark, Papa.unparse([starTableHeader], { newline }), newline];
  const stars = file.moodEntries;
  for (let at = 0; at < stars.length; at += rowsAtOnce) {
    const rows = stars.slice(at, at + rowsAtOnce).map((star) => starRow(star, context));
    parts.push(Papa.unparse(rows, { newline }), newline);
    onProgress(at + rows.length, stars.length);
  }
  return new Blob(parts, { type: "text/csv;charset=utf-8" });
}

/** A ZIP with a file for each month. */
function makeMarkdown(file: UniverseFile, { t, feelings, timeZone }: Options, onProgress: OnProgress): Blob {
  const { days, stars } = indexJournal(feelings, file.moodEntries, timeZone);
  const context = { timeZone, known: feelings, tags: tagsById(file), universeName: file.user.universeName };
  const files: Record<string, Uint8Array> = {};
  for (const { name, text, stars: done } of markdownMonths(t, days, context)) {
    files[name] = strToU8(text);
    onProgress(done, stars.length);
  }
  const zip = zipSync(files, { mtime: new Date(file.exportedAt) });
  return new Blob([zip], { type: "application/zip" });
}

const tagsById = ({ tags }: UniverseFile) => new Map(tags.map((tag) => [tag.id, tag]));
