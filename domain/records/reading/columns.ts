/**
 * Many readings in few characters: in blocks of one tracker each, column by column, days and revisions as differences to
 * the one before. As rows with ids they would be twenty times as long, also compressed.
 */

import * as z from "zod/mini";
import { dateOfDay, dayOfDate } from "../../calendar.ts";
import { atOfMinute, isDay, minuteOf } from "./at.ts";
import { type Reading, readingId, type SentReading } from "./reading.ts";

const numbers = z.array(z.number());

/** Columns have the same length; only `clocks` says how many readings each of its rows is for. */
export const readingBlockSchema = z.object({
  trackerId: z.string(),
  /** The day or the minute of the first reading. */
  first: z.string(),
  /** The days from each reading to the next, or the minutes where it has a time of day; the first is 0. */
  steps: numbers,
  values: numbers,
  /** The difference of each revision to that of the reading before; the first is itself. */
  revisions: numbers,
  clocks: z.array(z.tuple([z.int(), z.nullable(z.int()), z.nullable(z.string())])),
});

export type ReadingBlock = z.output<typeof readingBlockSchema>;

const differences = (column: readonly number[], first: number) =>
  column.map((one, at) => (at === 0 ? first : one - (column[at - 1] as number)));

function sums(steps: readonly number[], first: number): number[] {
  let sum = first;
  return steps.map((step, at) => (sum = at === 0 ? first : sum + step));
}

/** Packs readings of one tracker, which are of days alone, or of minutes alone. */
function packBlock(trackerId: string, readings: readonly SentReading[]): ReadingBlock {
  const first = readings[0]?.at ?? "";
  const toNumber = isDay(first) ? dayOfDate : minuteOf;
  const clocks: ReadingBlock["clocks"] = [];
  for (const { utcOffset, timeZone } of readings) {
    const last = clocks.at(-1);
    if (last && last[1] === utcOffset && last[2] === timeZone) last[0] += 1;
    else clocks.push([1, utcOffset, timeZone]);
  }
  const revisions = readings.map(({ revision }) => revision);
  return {
    ...{ trackerId, first, clocks },
    steps: differences(
      readings.map(({ at }) => toNumber(at)),
      0,
    ),
    values: readings.map(({ value }) => value),
    revisions: differences(revisions, revisions[0] ?? 0),
  };
}

/** Packs readings that are sorted by tracker. */
export const packReadings = (readings: readonly SentReading[]): ReadingBlock[] =>
  [...Map.groupBy(readings, ({ trackerId }) => trackerId)].map(([id, ofTracker]) => packBlock(id, ofTracker));

/** Dates by the numbers of their days: trackers have readings of the same days, and dates take longer than all the rest. */
type Dates = Map<number, string>;

function dateIn(dates: Dates, day: number): string {
  const date = dates.get(day) ?? dateOfDay(day);
  dates.set(day, date);
  return date;
}

function unpackBlock({ trackerId, first, ...columns }: ReadingBlock, dates: Dates, into: Reading[]) {
  const isOfDays = isDay(first);
  const ats = sums(columns.steps, isOfDays ? dayOfDate(first) : minuteOf(first));
  const revisions = sums(columns.revisions, columns.revisions[0] ?? 0);
  let row = 0;
  for (const [count, utcOffset, timeZone] of columns.clocks)
    for (const end = row + count; row < end && row < ats.length; row++) {
      const number = ats[row] as number;
      const at = isOfDays ? dateIn(dates, number) : atOfMinute(number);
      const [value, revision] = [columns.values[row] as number, revisions[row] as number];
      into.push({ id: readingId(trackerId, at), trackerId, at, value, utcOffset, timeZone, revision });
    }
}

const isBlock = (item: Reading | ReadingBlock): item is ReadingBlock => "steps" in item;

/** The readings of a list that has them one by one, or in blocks. */
export function unpackReadings(items: readonly (Reading | ReadingBlock)[]): readonly Reading[] {
  if (!items.some(isBlock)) return items as readonly Reading[];
  const readings: Reading[] = [];
  const dates: Dates = new Map();
  for (const item of items)
    if (isBlock(item)) unpackBlock(item, dates, readings);
    else readings.push(item);
  return readings;
}
