/** Where the rows of a long list lie, so that only those in sight need be there. Lengths are pixels. */

import type { Month } from "./months.ts";

export type Heights = { readonly heading: number; readonly row: number };
export type PlacedMonth = Month & { readonly top: number; readonly height: number };
export type Layout = Heights & { readonly months: readonly PlacedMonth[]; readonly height: number };
export type Span = { readonly top: number; readonly height: number };
/** A month and those of its rows, from the first up to before the end, that are in sight. */
export type Stretch = { readonly month: PlacedMonth; readonly from: number; readonly end: number };

export function layOut(months: readonly Month[], { heading, row }: Heights): Layout {
  let height = 0;
  const placed = months.map((month) => {
    const place = { ...month, top: height, height: heading + month.count * row };
    height += place.height;
    return place;
  });
  return { heading, row, months: placed, height };
}

/** The month that `row` is in; the list must not be empty. */
function monthOfRow({ months }: Layout, row: number): PlacedMonth {
  return months[lastIndex(months.length, (at) => (months[at] as PlacedMonth).first <= row)] as PlacedMonth;
}

/** Index of the last for which `holds`, given that it holds up to some index and never after; at least 0. */
function lastIndex(count: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** How far below the top of its month a row begins. */
export const topInMonth = ({ heading, row }: Heights, month: Month, at: number): number =>
  heading + (at - month.first) * row;

/** How far below the top of the list a row begins. */
export function topOf(layout: Layout, row: number): number {
  const month = monthOfRow(layout, row);
  return month.top + topInMonth(layout, month, row);
}

/** What is to be drawn for this part of the list, and `spare` rows on either side. */
export function stretchesIn(layout: Layout, { top, height }: Span, spare: number): Stretch[] {
  const { months, heading, row } = layout;
  const [from, to] = [top - spare * row, top + height + spare * row];
  const stretches: Stretch[] = [];
  const start = lastIndex(months.length, (at) => (months[at] as PlacedMonth).top <= from);
  for (let at = start; at < months.length; at++) {
    const month = months[at] as PlacedMonth;
    if (month.top >= to) break;
    const within = (y: number) => Math.min(month.count, Math.max(0, y));
    stretches.push({
      month,
      from: month.first + within(Math.floor((from - month.top - heading) / row)),
      end: month.first + within(Math.ceil((to - month.top - heading) / row)),
    });
  }
  return stretches;
}

/** Where to scroll so that a row is seen whole below its month's heading: nowhere when it is. */
export function scrollTo(layout: Layout, { top, height }: Span, row: number): number {
  const rowTop = topOf(layout, row);
  const highest = rowTop - layout.heading;
  const lowest = rowTop + layout.row - height;
  if (top > highest) return highest;
  return top < lowest ? Math.min(lowest, highest) : top;
}
