/** What the worker that makes a file gets besides stars, and what it answers. */

import type { Feelings } from "#domain/feelings.ts";
import type { UniverseFile } from "#domain/formats/universe-file.ts";
import type { Preference } from "#domain/languages/languages.ts";
import type { ReadingBlock } from "#domain/records/reading/columns.ts";
import type { TextsNeeded } from "../../languages/texts-from-page.ts";

/** `sealed` is everything as JSON, with words that stay sealed. */
export type FileKind = "json" | "sealed" | "csv" | "readings" | "markdown";

export type ExportJob = {
  readonly kind: FileKind;
  /** The feelings that the universe knows. */
  readonly feelings: Feelings;
  /** The file without readings, and without stars, which follow. */
  readonly file: UniverseFile;
  /** The readings in columns: one by one, the page would copy them for long. */
  readonly readings: readonly ReadingBlock[];
  /** Whether the stars that follow are some of the universe's. */
  readonly isFiltered: boolean;
  readonly withNotes: boolean;
  /** The language of the pages. */
  readonly preference: Preference;
  /** The reader's time zone (IANA), for stars without an offset. */
  readonly timeZone: string;
};

export type FromWorker =
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "made"; readonly blob: Blob }
  | TextsNeeded;

/** `date` is `YYYY-MM-DD`. */
const names: Readonly<Record<FileKind, (date: string) => string>> = {
  json: (date) => `mood-universe-${date}.json`,
  sealed: (date) => `mood-universe-sealed-${date}.json`,
  csv: (date) => `mood-universe-${date}.csv`,
  readings: (date) => `mood-universe-readings-${date}.csv`,
  markdown: (date) => `mood-universe-${date}.zip`,
};

export const fileName = (kind: FileKind, date: string): string => names[kind](date);
