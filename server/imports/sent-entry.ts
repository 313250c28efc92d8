/** Entries of an open import: of a batch, or stars of a whole export. They wait as JSON without their keys. */

import type { ImportedEntry } from "#domain/imports.ts";
import type { RestoredEntry } from "#domain/restore.ts";

/** The key of a restored star is its id. */
type RestoredStar = Omit<RestoredEntry, "id"> & { readonly key: string };
export type SentEntry = ImportedEntry | RestoredStar;

export type SentContent = Omit<ImportedEntry, "key"> | Omit<RestoredStar, "key">;

export const isRestored = (content: SentContent): content is Omit<RestoredStar, "key"> =>
  "createdAt" in content;

export const parseContent = (content: string) => JSON.parse(content) as SentContent;
