import type { ImportSource } from "#domain/imports.ts";

/** What people call the sources of an import. */
export const sourceNames: Readonly<Record<ImportSource, string>> = {
  "mood-universe-json": "Mood Universe, everything as JSON",
  "mood-universe-csv": "Mood Universe, table",
  "daylio-csv": "Daylio, table",
  "daylio-backup": "Daylio, backup",
  "how-we-feel-csv": "How We Feel",
  "health-auto-export-json": "State of Mind, by Health Auto Export",
  "pixels-json": "Pixels",
  "pixy-json": "Pixy",
  "bearable-csv": "Bearable",
  "day-one-zip": "Day One",
  csv: "A table of your own",
};

/** What a place in a file of this source is called. */
export const placeName = (source: ImportSource) => (source.endsWith("csv") ? "Row" : "Entry");

/** What the person can choose, for the page that asks for a file. */
export const readableFiles: readonly (readonly [app: string, file: string])[] = [
  ["Mood Universe", "JSON or CSV"],
  ["Daylio", "CSV, or a backup (.daylio)"],
  ["How We Feel", "CSV"],
  ["Apple State of Mind", "JSON of the app Health Auto Export"],
  ["Pixels", "JSON"],
  ["Pixy", "JSON"],
  ["Bearable", "CSV"],
  ["Day One", "JSON in a ZIP"],
  ["Anything else", "a table as CSV; you say which column is which"],
];
