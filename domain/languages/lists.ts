/** Lists within sentences. */

import type { Translator } from "./translator.ts";

/** "a, b and c": English lists have no comma before "and". */
export const listed = (t: Translator, items: readonly string[]): string =>
  new Intl.ListFormat(t.language === "en" ? "en-GB" : t.locale).format(items);

/** "a, b, c". */
export const series = (t: Translator, items: readonly string[]): string =>
  new Intl.ListFormat(t.locale, { type: "unit" }).format(items);
