/** The worker that makes a letter. */

import type { Reader } from "#domain/insights/insights.ts";
import { letterOf } from "#domain/letters/letter.ts";
import type { LetterEntry, LetterUniverse } from "#domain/letters/letter-data.ts";
import type { Period } from "#domain/letters/period.ts";
import { type ReadingColumns, rowsOf } from "../stars/reading-columns.ts";
import { onStarsAndJob } from "../stars/star-worker.ts";

/** Everything but the stars, which arrive before it. */
export type LetterJob = {
  readonly rest: Omit<LetterUniverse, "entries" | "readings">;
  readonly readings: readonly ReadingColumns[];
  readonly period: Period;
  readonly reader: Reader;
};

onStarsAndJob<LetterEntry, LetterJob>((entries, { rest, readings, period, reader }) => {
  postMessage({ letter: letterOf({ ...rest, entries, readings: rowsOf(readings) }, period, reader) });
});
