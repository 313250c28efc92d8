/** Recovery codes on paper and in a file. */

import { doors } from "#domain/languages/en/doors.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { ownAddress } from "../base-path.ts";
import { dayText } from "../time/day-text.ts";

export const codesFileName = "mood-universe-recovery-codes.txt";

/** What stands above the codes, and below them. */
export const aroundCodes = (t: Translator, universe: string, madeAt: number) => ({
  title: t(doors.codes.of, { universe }),
  note: t(doors.codes.madeOn, {
    day: dayText(t, madeAt),
  }),
});

/** Lines end as every editor of texts reads them. */
export function codesFile(t: Translator, universe: string, codes: readonly string[], madeAt: number): string {
  const { title, note } = aroundCodes(t, universe, madeAt);
  return [title, "", ...codes, "", note, ownAddress(), ""].join("\r\n");
}
