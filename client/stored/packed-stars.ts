/**
 * Stars as the browser stores them: by month, each month as the text of a list of rows, so that a change writes one month
 * again and reading makes few objects besides the stars. The head of the universe names the columns of the rows.
 */

import * as z from "zod/mini";
import { type MoodEntry, moodEntrySchema } from "#domain/records/star/mood-entry.ts";

const fields = Object.keys(moodEntrySchema.def.shape) as (keyof MoodEntry)[];

/** All stars of a universe have the same owner. */
export const columns: readonly string[] = fields.filter((field) => field !== "userId");

export type Months = ReadonlyMap<string, readonly MoodEntry[]>;

/** `entries` are sorted by moment. The keys sort in the same order, because a moment is ISO 8601 in UTC. */
export function byMonth(entries: readonly MoodEntry[]): Months {
  const months = new Map<string, MoodEntry[]>();
  for (const entry of entries) {
    const month = entry.timestamp.slice(0, 7);
    const known = months.get(month);
    if (known) known.push(entry);
    else months.set(month, [entry]);
  }
  return months;
}

/** The months whose stars are others than before: a star that did not change is the identical object. */
export const changedMonths = (months: Months, before: Months): readonly string[] =>
  [...months.keys()].filter((month) => !isSameMonth(months.get(month) ?? [], before.get(month) ?? []));

const isSameMonth = (stars: readonly MoodEntry[], before: readonly MoodEntry[]) =>
  stars.length === before.length && stars.every((star, at) => star === before[at]);

export const packStars = (stars: readonly MoodEntry[]): string =>
  JSON.stringify(stars.map((star) => columns.map((column) => star[column as keyof MoodEntry])));

const starsSchema = z.array(moodEntrySchema);

/** Throws for a text that is not one of `packStars` with these columns. */
export function unpackStars(text: string, columns: readonly string[], userId: string): MoodEntry[] {
  const rows: unknown[][] = JSON.parse(text);
  const stars = rows.map((row) => {
    const star: Record<string, unknown> = { userId };
    for (const [at, column] of columns.entries()) star[column] = row[at];
    return star;
  });
  return starsSchema.parse(stars);
}
