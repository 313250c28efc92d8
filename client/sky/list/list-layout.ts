/** The positions of all rows of a long list, of which only the visible ones are rendered. Lengths are pixels. */

import type { Month } from "./months.ts";

export type Heights = { readonly heading: number; readonly row: number };
export type PlacedMonth = Month & { readonly top: number; readonly height: number };
export type Layout = Heights & { readonly months: readonly PlacedMonth[]; readonly height: number };
export type ScrollWindow = { readonly top: number; readonly height: number };
/** A month and its rows to render, in order. */
export type VisibleMonth = { readonly month: PlacedMonth; readonly rows: readonly number[] };

export function computeLayout(months: readonly Month[], { heading, row }: Heights): Layout {
  let height = 0;
  const placed = months.map((month) => {
    const place = { ...month, top: height, height: heading + month.count * row };
    height += place.height;
    return place;
  });
  return { heading, row, months: placed, height };
}

const containsRow = ({ first, count }: Month, row: number) => row >= first && row < first + count;

/** Distance of a row from the top of its month. */
export const topInMonth = ({ heading, row }: Heights, month: Month, at: number): number =>
  heading + (at - month.first) * row;

/** Distance of a row from the top of the list; 0 for a row that is not in it. */
export function topOf(layout: Layout, row: number): number {
  const month = layout.months.find((one) => containsRow(one, row));
  return month ? month.top + topInMonth(layout, month, row) : 0;
}

/** The rows in this part of the list, `overscan` more on either side, and the `pinned` row wherever it is. */
export function visibleMonths(
  layout: Layout,
  { top, height }: ScrollWindow,
  overscan: number,
  pinned: number,
): VisibleMonth[] {
  const [from, to] = [top - overscan * layout.row, top + height + overscan * layout.row];
  return layout.months
    .filter((month) => (month.top < to && month.top + month.height > from) || containsRow(month, pinned))
    .map((month) => ({ month, rows: rowsIn(layout, month, from, to, pinned) }));
}

function rowsIn({ heading, row }: Heights, month: PlacedMonth, from: number, to: number, pinned: number) {
  const within = (y: number) => month.first + Math.min(month.count, Math.max(0, y));
  const first = within(Math.floor((from - month.top - heading) / row));
  const end = within(Math.ceil((to - month.top - heading) / row));
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  if (!containsRow(month, pinned) || rows.includes(pinned)) return rows;
  return pinned < first ? [pinned, ...rows] : [...rows, pinned];
}

/** The scroll position at which a row is completely visible below its month's heading: the present one if it is. */
export function scrollTo(layout: Layout, { top, height }: ScrollWindow, row: number): number {
  const rowTop = topOf(layout, row);
  const highest = rowTop - layout.heading;
  const lowest = rowTop + layout.row - height;
  if (top > highest) return highest;
  return top < lowest ? Math.min(lowest, highest) : top;
}

/** The row that a key moves to; null for other keys. `page` is in rows. */
export function targetRow(key: string, row: number, rows: number, page: number): number | null {
  const targets: Record<string, number> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + page,
    PageUp: row - page,
    Home: 0,
    End: rows - 1,
  };
  const target = targets[key];
  return target === undefined ? null : Math.max(0, Math.min(rows - 1, target));
}
