/** Reads texts of files as an import does, and makes stars of them with the suggested answers. */

import Papa from "papaparse";
import { type ColumnChoice, suggestColumns } from "#domain/formats/import/any-csv/column-choice.ts";
import { surveyTable } from "#domain/formats/import/any-csv/table-survey.ts";
import { tableSourceOf } from "#domain/formats/import/detect-source.ts";
import { createJournal, type FoundEntry } from "#domain/formats/import/journal-builder.ts";
import { suggestMapping } from "#domain/formats/import/mapping/suggest-mapping.ts";
import type { Mapping, Reading, ReadJournal } from "#domain/formats/import/read-journal.ts";
import { createSourceSurvey, createTableReader } from "#domain/formats/import/read-table.ts";
import { remarkText } from "#domain/formats/import/remark-text.ts";
import { entriesOf } from "#domain/formats/import/stars/entries-of.ts";
import { english } from "./english.ts";

/** Reads a CSV text. Its source is detected, and its columns are suggested, unless they are given. */
export function readCsv(text: string, columns?: ColumnChoice): Reading {
  const [header = [], ...rows] = Papa.parse(text, { delimiter: "", newline: "" }).data;
  return readRows(header, rows, columns);
}

export function readRows(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  columns?: ColumnChoice,
): Reading {
  const source = tableSourceOf(header);
  const survey = createSourceSurvey(source, header);
  for (const row of rows) survey.push(row);
  const reader = createTableReader(
    ...([source, header, columns ?? suggestColumns(surveyTable({ header, rows }))] as const),
    survey.finish().form,
  );
  for (const row of rows) if (!reader.push(row)) break;
  return reader.finish();
}

/** The journal, or an error with the sentence of the refusal. */
export function journalOf(reading: Reading): ReadJournal {
  if (!reading.ok) throw new Error(remarkText(english, reading.refusal));
  return reading.journal;
}

/** The stars of a journal with the suggested answers, where the test gives no others. */
export function starsOf(
  journal: ReadJournal,
  answers: Partial<Mapping> = {},
  options: { timeZone?: string; now?: number; starIds?: ReadonlySet<string> } = {},
) {
  let ids = 0;
  const createId = () => {
    ids += 1;
    return `00000000-0000-4000-8000-${String(ids).padStart(12, "0")}`;
  };
  return entriesOf(
    journal,
    { ...suggestMapping(journal, { createId }), ...answers },
    {
      ...{ timeZone: "Europe/Berlin", now: Date.UTC(2026, 10, 22, 12), createId },
      ...options,
    },
  );
}

/** A journal of entries of which the test gives only what it is about. */
export function journalWith(...entries: Partial<FoundEntry>[]) {
  const journal = createJournal("daylio-csv", "test");
  for (const [at, entry] of entries.entries())
    journal.add({
      ...{
        row: at + 2,
        date: "2026-02-08",
        time: `10:${String(at).padStart(2, "0")}`,
        moods: [{ name: "good" }],
      },
      ...{ note: "", tags: [], ...entry },
    });
  return journalOf(journal.finish());
}
