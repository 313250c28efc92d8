/** The rows of the journal: one for each star, the newest day first, with what begins at it. */

import { monthsOf } from "#domain/journal/days.ts";
import { groupByDay, type IndexedStar } from "#domain/journal/journal-index.ts";

export type JournalRow = {
  readonly star: IndexedStar;
  /** Whether it is the first of its day. */
  readonly beginsDay: boolean;
};

/** `first` and `end` (exclusive) are indexes of rows; `month` is 1 to 12. */
export type MonthOfRows = {
  readonly year: number;
  readonly month: number;
  readonly first: number;
  readonly end: number;
};

export type JournalRows = { readonly rows: readonly JournalRow[]; readonly months: readonly MonthOfRows[] };

/** `stars` oldest first, as the index and the results of a search have them. */
export function rowsOf(stars: readonly IndexedStar[]): JournalRows {
  const rows: JournalRow[] = [];
  const months = monthsOf(groupByDay(stars)).map(({ year, month, days }) => {
    const first = rows.length;
    for (const day of days) rows.push(...day.stars.map((star, at) => ({ star, beginsDay: at === 0 })));
    return { year, month, first, end: rows.length };
  });
  return { rows, months };
}

/** The first row of a day, or of the next earlier day that has one; the last row if there is none. */
export function rowOfDay({ rows }: JournalRows, day: number): number {
  const at = rows.findIndex(({ star }) => star.day <= day);
  return at < 0 ? rows.length - 1 : at;
}
