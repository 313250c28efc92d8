/** Where the rows of a long list of varying heights are, of which only those near the window are rendered. Lengths are pixels. */

import type { JournalRows, MonthOfRows } from "./journal-rows.ts";

/** `tops` and `heights` of the rows, from the top of the list; each month begins with a heading. */
export type RowLayout = {
  readonly months: readonly MonthOfRows[];
  readonly heading: number;
  readonly tops: Float64Array;
  readonly heights: Float64Array;
  readonly height: number;
};

export type Stretch = { readonly top: number; readonly bottom: number };

/** Space as high as the rows that are left out `before` a row. */
type Gap = { readonly gap: number; readonly before: number };
/** A rendered row; `row` is its index. */
type RowPiece = { readonly row: number } | Gap;
/** Pieces are in the order of the list. */
export type Piece = Gap | { readonly month: MonthOfRows; readonly pieces: readonly RowPiece[] };

export function layOut(
  { rows, months }: JournalRows,
  heading: number,
  heightOf: (row: number) => number,
): RowLayout {
  const heights = new Float64Array(rows.length);
  for (let row = 0; row < rows.length; row++) heights[row] = heightOf(row);
  return stack(months, heading, heights);
}

function stack(months: readonly MonthOfRows[], heading: number, heights: Float64Array): RowLayout {
  const tops = new Float64Array(heights.length);
  let height = 0;
  for (const { first, end } of months) {
    height += heading;
    for (let row = first; row < end; row++) {
      tops[row] = height;
      height += heights[row] as number;
    }
  }
  return { months, heading, tops, heights, height };
}

/** The layout with other heights of some rows, by their index. */
export function withHeights(layout: RowLayout, changed: ReadonlyMap<number, number>): RowLayout {
  const { months, heading, heights: before } = layout;
  const heights = before.slice();
  for (const [row, height] of changed) heights[row] = height;
  return stack(months, heading, heights);
}

/** The first row from which on `isAfter` is true of all; the number of rows if it is true of none. */
function firstRow(rows: number, isAfter: (row: number) => boolean): number {
  let [low, high] = [0, rows];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isAfter(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const topOf = ({ tops }: RowLayout, row: number) => tops[row] ?? 0;
const bottomOf = ({ tops, heights }: RowLayout, row: number) => (tops[row] ?? 0) + (heights[row] ?? 0);

/** The rows that touch a stretch of the list, and those of `pinned`, in order. */
function rowsIn(layout: RowLayout, { top, bottom }: Stretch, pinned: readonly number[]): readonly number[] {
  const count = layout.tops.length;
  const first = firstRow(count, (row) => bottomOf(layout, row) > top);
  const end = Math.max(
    first,
    firstRow(count, (row) => topOf(layout, row) >= bottom),
  );
  const within = Array.from({ length: end - first }, (_, at) => first + at);
  const others = [...new Set(pinned)].filter((row) => row >= 0 && row < count && (row < first || row >= end));
  return others.length === 0 ? within : [...within, ...others].sort((one, other) => one - other);
}

/** What to render: the rows of `rowsIn` in their months, and gaps as high as all that is left out. */
export function piecesOf(layout: RowLayout, stretch: Stretch, pinned: readonly number[]): readonly Piece[] {
  const shown = rowsIn(layout, stretch, pinned);
  const pieces: Piece[] = [];
  let [y, next] = [0, 0];
  for (const month of layout.months) {
    const start = next;
    while (next < shown.length && (shown[next] as number) < month.end) next++;
    if (next === start) continue;
    const top = topOf(layout, month.first) - layout.heading;
    if (top > y) pieces.push({ gap: top - y, before: month.first });
    pieces.push({ month, pieces: piecesOfMonth(layout, month, shown.slice(start, next)) });
    y = bottomOf(layout, month.end - 1);
  }
  if (layout.height > y) pieces.push({ gap: layout.height - y, before: layout.tops.length });
  return pieces;
}

function piecesOfMonth(
  layout: RowLayout,
  { first, end }: MonthOfRows,
  shown: readonly number[],
): readonly RowPiece[] {
  const pieces: RowPiece[] = [];
  let next = first;
  const skipTo = (row: number) => {
    if (row > next) pieces.push({ gap: bottomOf(layout, row - 1) - topOf(layout, next), before: row });
  };
  for (const row of shown) {
    skipTo(row);
    pieces.push({ row });
    next = row + 1;
  }
  skipTo(end);
  return pieces;
}
