/** Where the rows of a long list lie, so that only those in sight need be there. Lengths are pixels. */

import type { Month } from "./months.ts";

export type Heights = { readonly heading: number; readonly row: number };
export type PlacedMonth = Month & { readonly top: number; readonly height: number };
export type Layout = Heights & { readonly months: readonly PlacedMonth[]; readonly height: number };
export type Span = { readonly top: number; readonly height: number };
/** A month and those of its rows that are to be drawn, in order. */
export type Stretch = { readonly month: PlacedMonth; readonly rows: readonly number[] };

export function layOut(months: readonly Month[], { heading, row }: Heights): Layout {
  let height = 0;
  const placed = months.map((month) => {
    const place = { ...month, top: height, height: heading + month.count * row };
    height += place.height;
    return place;
  });
  return { heading, row, months: placed, height };
}

const holds = ({ first, count }: Month, row: number) => row >= first && row < first + count;

/** How far below the top of its month a row begins. */
export const topInMonth = ({ heading, row }: Heights, month: Month, at: number): number =>
  heading + (at - month.first) * row;

/** How far below the top of the list a row begins; 0 for one that is not in it. */
export function topOf(layout: Layout, row: number): number {
  const month = layout.months.find((one) => holds(one, row));
  return month ? month.top + topInMonth(layout, month, row) : 0;
}

/** What is to be drawn for this part of the list, with `spare` rows on either side, and one row wherever it is. */
export function stretchesIn(layout: Layout, { top, height }: Span, spare: number, always: number): Stretch[] {
  const [from, to] = [top - spare * layout.row, top + height + spare * layout.row];
  return layout.months
    .filter((month) => (month.top < to && month.top + month.height > from) || holds(month, always))
    .map((month) => ({ month, rows: rowsIn(layout, month, from, to, always) }));
}

function rowsIn({ heading, row }: Heights, month: PlacedMonth, from: number, to: number, always: number) {
  const within = (y: number) => month.first + Math.min(month.count, Math.max(0, y));
  const first = within(Math.floor((from - month.top - heading) / row));
  const end = within(Math.ceil((to - month.top - heading) / row));
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  if (!holds(month, always) || rows.includes(always)) return rows;
  return always < first ? [always, ...rows] : [...rows, always];
}

/** Where to scroll so that a row is seen whole below its month's heading: nowhere when it is. */
export function scrollTo(layout: Layout, { top, height }: Span, row: number): number {
  const rowTop = topOf(layout, row);
  const highest = rowTop - layout.heading;
  const lowest = rowTop + layout.row - height;
  if (top > highest) return highest;
  return top < lowest ? Math.min(lowest, highest) : top;
}
