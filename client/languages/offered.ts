/** The languages that this build has texts in. */

import { type Language, languages } from "#domain/languages/languages.ts";

/** Vite needs no file for their keys. */
const files = Object.keys(import.meta.glob("../../domain/languages/*/common.ts"));

export const offeredLanguages: readonly Language[] = languages.filter(({ id }) =>
  files.some((file) => file.endsWith(`/${id}/common.ts`)),
);
