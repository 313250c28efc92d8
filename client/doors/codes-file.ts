/** Recovery codes on paper and in a file. */

import { keepDateTogether } from "#domain/languages/dates.ts";
import { doors } from "#domain/languages/en/doors.ts";
import type { Translator } from "#domain/languages/translator.ts";

export const codesFileName = "mood-universe-recovery-codes.txt";

/** What stands above the codes, and below them. */
export const aroundCodes = (t: Translator, universe: string, madeAt: Date) => ({
  title: t(doors.codes.of, { universe }),
  note: t(doors.codes.madeOn, {
    day: keepDateTogether(madeAt.toLocaleDateString(t.locale, { dateStyle: "long" })),
  }),
});

/** Lines end as every editor of texts reads them. */
export function codesFile(t: Translator, universe: string, codes: readonly string[], madeAt: Date): string {
  const { title, note } = aroundCodes(t, universe, madeAt);
  return [title, "", ...codes, "", note, location.origin, ""].join("\r\n");
}
