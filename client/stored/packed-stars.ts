/**
 * Stars as the browser stores them: by month, each month as the text of a list of rows, so that a change writes one month
 * again and reading makes few objects besides the stars. The head of the universe names the columns of the rows.
 */

import { recordKinds } from "#domain/records/record-kinds.ts";
import { columnsOf, packRows, unpackRows } from "#domain/records/rows.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";

/** All stars of a universe have the same owner. */
export const columns = columnsOf(recordKinds.star.fields);

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

export const packStars = (stars: readonly MoodEntry[]): string => packRows(recordKinds.star.fields, stars);

export const unpackStars = (text: unknown, columns: readonly string[], userId: string) =>
  unpackRows(recordKinds.star, { text, columns, shared: { userId } });
