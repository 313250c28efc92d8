/** The rows of the journal: one for each star, the newest day first, with what begins at it. */

import { firstDayOf, partsOfDay } from "#domain/calendar.ts";
import { monthsOf } from "#domain/journal/days.ts";
import { groupByDay, type IndexedStar } from "#domain/journal/journal-index.ts";

export type JournalRow = {
  readonly star: IndexedStar;
  /** Whether the star is the first of its day. */
  readonly beginsDay: boolean;
};

/** A month of rows: `first` and `end` (exclusive) are indexes of rows; `month` is 1 to 12. */
export type MonthOfRows = {
  readonly year: number;
  readonly month: number;
  readonly first: number;
  readonly end: number;
};

export type JournalRows = { readonly rows: readonly JournalRow[]; readonly months: readonly MonthOfRows[] };

/**
 * Rows of `stars`, which are oldest first, as the index and the results of a search have them. This runs for all of
 * them at each key press of a search: where the days are in order, one pass is enough.
 */
export const rowsOf = (stars: readonly IndexedStar[]): JournalRows =>
  isByDay(stars) ? rowsInOrder(stars) : rowsOfGroups(stars);

/**
 * Whether the stars are in the order of their days. A traveller's clock can be a day behind that of an earlier star.
 * False also for stars without a valid time.
 */
const isByDay = (stars: readonly IndexedStar[]): boolean =>
  stars.every(({ day }, at) => day >= (stars[at - 1]?.day ?? -Infinity));

function rowsInOrder(stars: readonly IndexedStar[]): JournalRows {
  const rows: JournalRow[] = [];
  const months: (MonthOfRows & { end: number })[] = [];
  let monthStart = Infinity;
  for (let at = stars.length - 1; at >= 0; at--) {
    const star = stars[at] as IndexedStar;
    if (star.day < monthStart) {
      const { year, month } = partsOfDay(star.day);
      monthStart = firstDayOf(year, month);
      months.push({ year, month, first: rows.length, end: 0 });
    }
    rows.push({ star, beginsDay: star.day !== stars[at + 1]?.day });
    (months.at(-1) as { end: number }).end = rows.length;
  }
  return { rows, months };
}

function rowsOfGroups(stars: readonly IndexedStar[]): JournalRows {
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
