/** What the worker that makes a file gets besides stars, and what it answers. */

import type { Feelings } from "#domain/feelings.ts";
import type { UniverseFile } from "#domain/formats/universe-file.ts";
import type { Preference } from "#domain/languages/languages.ts";
import type { TextsNeeded } from "../../languages/texts-from-page.ts";

export type FileKind = "json" | "csv" | "markdown";

export type ExportJob = {
  readonly kind: FileKind;
  /** The feelings that the universe knows. */
  readonly feelings: Feelings;
  /** The file without stars, which follow. */
  readonly file: UniverseFile;
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

const endings = { json: "json", csv: "csv", markdown: "zip" } as const;

/** `date` is `YYYY-MM-DD`. */
export const fileName = (kind: FileKind, date: string): string => `mood-universe-${date}.${endings[kind]}`;
