import { keepDateTogether } from "#domain/languages/dates.ts";
import type { Translator } from "#domain/languages/translator.ts";

/** The day of a moment (ISO 8601, or milliseconds), where the reader is. */
export const dayText = (t: Translator, moment: string | number) =>
  keepDateTogether(new Date(moment).toLocaleDateString(t.locale, { dateStyle: "long" }));
