import type { ImportSource } from "#domain/imports.ts";
import { imports } from "#domain/languages/en/imports.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";

/** Names of apps alone are the same in every language. */
const sourceNames: Readonly<Record<ImportSource, Text | string>> = {
  "mood-universe-json": imports.sources.moodUniverseJson,
  "mood-universe-csv": imports.sources.moodUniverseCsv,
  "daylio-csv": imports.sources.daylioCsv,
  "daylio-backup": imports.sources.daylioBackup,
  "how-we-feel-csv": "How We Feel",
  "health-auto-export-json": imports.sources.stateOfMind,
  "pixels-json": "Pixels",
  "pixy-json": "Pixy",
  "bearable-csv": "Bearable",
  "day-one-zip": "Day One",
  csv: imports.sources.table,
};

/** What people call a source of an import. */
export function sourceName(t: Translator, source: ImportSource): string {
  const name = sourceNames[source];
  return typeof name === "string" ? name : t(name);
}

/** Where an entry is in a file of this source. */
export const placeText = (source: ImportSource) =>
  source.endsWith("csv") ? imports.problems.row : imports.problems.entry;

/** What the person can choose, for the page that asks for a file. */
export const readableFiles = (t: Translator): readonly (readonly [app: string, file: string])[] => [
  ["Mood Universe", t(imports.readable.moodUniverse)],
  ["Daylio", t(imports.readable.daylio)],
  ["How We Feel", "CSV"],
  ["Apple State of Mind", t(imports.readable.stateOfMind)],
  ["Pixels", "JSON"],
  ["Pixy", "JSON"],
  ["Bearable", "CSV"],
  ["Day One", t(imports.readable.dayOne)],
  [t(imports.readable.else), t(imports.readable.elseFile)],
];
