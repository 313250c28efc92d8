/** Readings as the browser stores them: each year as the text of the blocks in which the feed has them, too. */

import * as z from "zod/mini";
import {
  packReadings as pack,
  type ReadingBlock,
  readingBlockSchema,
  unpackReadings as unpack,
} from "#domain/records/reading/columns.ts";
import type { Reading } from "#domain/records/reading/reading.ts";

export const yearOf = ({ at }: Reading): string => at.slice(0, 4);

export const packReadings = (readings: readonly Reading[]): string => JSON.stringify(pack(readings));

const blocksSchema = z.array(readingBlockSchema);

function blocksIn(text: unknown): readonly ReadingBlock[] | null {
  try {
    return blocksSchema.safeParse(JSON.parse(String(text))).data ?? null;
  } catch {
    return null;
  }
}

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The readings of years in their order, sorted by tracker and moment. `isWhole` is false where a year cannot be read. */
export function unpackReadings(years: readonly unknown[]) {
  const read = years.map(blocksIn);
  const blocks = read.flatMap((ofYear) => ofYear ?? []);
  return {
    readings: unpack(blocks.toSorted((one, other) => compareText(one.trackerId, other.trackerId))),
    isWhole: read.every((ofYear) => ofYear !== null),
  };
}
