/** Readings: the values of a tracker, one of each day, or some of them. */

import * as z from "zod/mini";
import { clientIdSchema } from "../../client-id.ts";
import { timeZoneSchema, utcOffsetSchema } from "../../local-time-schemas.ts";
import { coded } from "../../refusals.ts";
import { textUpTo } from "../../text.ts";
import { type Fields, requestShape } from "../fields.ts";
import { recordSchema } from "../restore-gate.ts";
import { largestValue } from "../tracker/range.ts";

export const maxReadingsOfDay = 24;
export const maxReadings = 200_000;

/** The id of a reading: a repeated or concurrent write is the same reading. */
export const readingId = (trackerId: string, at: string): string => `${trackerId}/${at}`;

const range = { min: -largestValue, max: largestValue };
const valueRefusal = coded("out-of-range", "A value is a number up to one million.", range);
export const readingValueSchema = z
  .number(valueRefusal)
  .check(z.minimum(range.min, valueRefusal), z.maximum(range.max, valueRefusal));

/**
 * A reading as a client holds it; the API and files leave out `id`. `at` is the person's wall clock: the day where its
 * tracker has one reading a day, the minute where it has many. `utcOffset` and `timeZone` are the clock with which it
 * was noted, null where that is unknown.
 */
export const readingFields = {
  id: { schema: z.string(), made: ({ trackerId, at }) => readingId(String(trackerId), String(at)) },
  trackerId: { schema: z.string() },
  at: { schema: z.string() },
  value: { schema: z.number(), written: readingValueSchema },
  utcOffset: { schema: z.nullable(z.int()), empty: null, written: utcOffsetSchema },
  timeZone: { schema: z.nullable(z.string()), empty: null, written: timeZoneSchema },
  revision: { schema: z.int() },
} as const satisfies Fields;

/** The request that stores a reading. */
export const readingChangeSchema = z.strictObject(requestShape(readingFields));

export type ReadingChange = z.output<typeof readingChangeSchema>;

/** Most readings of a batch of an import. */
export const readingsPerBatch = 2_000;

/** A reading of an import or of a file that is restored. */
const broughtReadingSchema = z.strictObject({
  ...requestShape(readingFields),
  ...{ trackerId: clientIdSchema, at: textUpTo(40, "A day or a minute") },
});

export type BroughtReading = z.output<typeof broughtReadingSchema>;

export const broughtReadingsSchema = z
  .array(broughtReadingSchema, coded("wrong-shape", "readings is a list of readings."))
  .check(
    z.maxLength(
      readingsPerBatch,
      coded("too-many-entries", `A batch has up to ${readingsPerBatch} readings.`, { max: readingsPerBatch }),
    ),
  );

export const readingSchema = recordSchema(readingFields);

export type Reading = z.output<typeof readingSchema>;

const { id: _, ...withoutId } = readingFields;
export const sentReadingFields = withoutId;

/** A reading in replies. */
export const sentReadingSchema = recordSchema(sentReadingFields);

export type SentReading = z.output<typeof sentReadingSchema>;

type ByTracker = ReadonlyMap<string, readonly Reading[]>;
const sorted = new WeakMap<readonly Reading[], ByTracker>();
const none: readonly Reading[] = [];

/** The readings of a tracker, the earliest first. The list of a universe is sorted already. */
export function readingsOf(
  { readings }: { readonly readings: readonly Reading[] },
  trackerId: string,
): readonly Reading[] {
  const known: ByTracker = sorted.get(readings) ?? Map.groupBy(readings, (reading) => reading.trackerId);
  sorted.set(readings, known);
  return known.get(trackerId) ?? none;
}
