import { imports } from "#domain/languages/en/imports.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { StoredImport } from "./sending/import-store.ts";

/** What came in, or would, beside stars. */
export type MeasuredCounts = {
  readonly [Name in "readings" | "replacedReadings" | "knownReadings" | "trackers" | "feelings"]: number;
};

/** The readings with which the server did nothing were there by then. */
export function measuredBy({ measured }: Pick<StoredImport, "measured">): MeasuredCounts {
  const { readings = 0, added = 0, replaced = 0, knownReadings = 0 } = measured ?? {};
  const { trackers = 0, feelings = 0 } = measured ?? {};
  const known = knownReadings + readings - added - replaced;
  return { readings: added, replacedReadings: replaced, knownReadings: known, trackers, feelings };
}

const sentences = [
  ["readings", imports.measured.readings],
  ["replacedReadings", imports.measured.replacedReadings],
  ["knownReadings", imports.measured.knownReadings],
  ["trackers", imports.measured.trackers],
  ["feelings", imports.measured.feelings],
] as const satisfies readonly (readonly [keyof MeasuredCounts, Text])[];

/** The sentences about stars, and then those about what else there is. */
export const withMeasured = (t: Translator, summary: string, counts: Partial<MeasuredCounts>): string =>
  sentences
    .reduce((text, [name, sentence]) => {
      const count = counts[name] ?? 0;
      return count > 0 ? t(sentence, { summary: text, count }) : text;
    }, summary)
    .trim();
