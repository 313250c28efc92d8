import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JournalRows, MonthOfRows } from "./journal-rows.ts";
import { layOut, type Piece, piecesOf, type RowLayout } from "./row-layout.ts";

const heading = 50;

/** Rows of the given heights, in months of the given numbers of rows; the last month takes the rest. */
function layoutOf(heights: readonly number[], sizes: readonly number[] = []): RowLayout {
  const months: MonthOfRows[] = [];
  for (let first = 0; first < heights.length; ) {
    const end = Math.min(heights.length, first + (sizes[months.length] ?? heights.length));
    months.push({ year: 2026, month: months.length + 1, first, end });
    first = end;
  }
  const rows = { rows: heights.map(() => null), months } as unknown as JournalRows;
  return layOut(rows, heading, (row) => heights[row] ?? 0);
}

const shownRows = (pieces: readonly Piece[]) =>
  pieces.flatMap((piece) =>
    "gap" in piece ? [] : piece.pieces.flatMap((part) => ("row" in part ? part.row : [])),
  );

/** The top of every row that is shown, found by adding up what is rendered above it. */
function renderedTops(
  layout: RowLayout,
  pieces: readonly Piece[],
): { tops: Map<number, number>; height: number } {
  const tops = new Map<number, number>();
  let y = 0;
  const place = (part: { row: number } | { gap: number }) => {
    if ("gap" in part) y += part.gap;
    else {
      tops.set(part.row, y);
      y += layout.heights[part.row] ?? 0;
    }
  };
  for (const piece of pieces) {
    if ("gap" in piece) place(piece);
    else {
      y += layout.heading;
      for (const part of piece.pieces) place(part);
    }
  }
  return { tops, height: y };
}

const lists = fc.record({
  heights: fc.array(fc.integer({ min: 20, max: 900 }), { minLength: 1, maxLength: 60 }),
  sizes: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 }),
  top: fc.integer({ min: -500, max: 20_000 }),
  height: fc.integer({ min: 0, max: 3_000 }),
  pinned: fc.array(fc.integer({ min: -1, max: 70 }), { maxLength: 3 }),
});

describe("the rows of a long list", () => {
  it("shows the rows in view, with a gap for those before and after", () => {
    const layout = layoutOf([100, 200, 300, 400]);
    const pieces = piecesOf(layout, { top: 200, bottom: 400 }, []);
    expect(shownRows(pieces)).toEqual([1, 2]);
    expect(pieces).toEqual([
      {
        month: { year: 2026, month: 1, first: 0, end: 4 },
        pieces: [{ gap: 100, before: 1 }, { row: 1 }, { row: 2 }, { gap: 400, before: 4 }],
      },
    ]);
  });

  it("leaves out the months out of view", () => {
    const layout = layoutOf([100, 100, 100], [1, 1, 1]);
    expect(piecesOf(layout, { top: 200, bottom: 250 }, [])).toEqual([
      { gap: 150, before: 1 },
      { month: { year: 2026, month: 2, first: 1, end: 2 }, pieces: [{ row: 1 }] },
      { gap: 150, before: 3 },
    ]);
  });

  it("is as high as all of it, and every row is at its place, wherever the window is and whatever is pinned", () => {
    fc.assert(
      fc.property(lists, ({ heights, sizes, top, height, pinned }) => {
        const layout = layoutOf(heights, sizes);
        const pieces = piecesOf(layout, { top, bottom: top + height }, pinned);
        const rendered = renderedTops(layout, pieces);
        expect(rendered.height).toBe(layout.height);
        for (const [row, y] of rendered.tops) expect(y).toBe(layout.tops[row]);
      }),
    );
  });

  it("shows every row in the window and every pinned one, each once and in order", () => {
    fc.assert(
      fc.property(lists, ({ heights, sizes, top, height, pinned }) => {
        const layout = layoutOf(heights, sizes);
        const shown = shownRows(piecesOf(layout, { top, bottom: top + height }, pinned));
        const expected = heights.flatMap((own, row) => {
          const start = layout.tops[row] ?? 0;
          return (start < top + height && start + own > top) || pinned.includes(row) ? row : [];
        });
        expect(shown).toEqual(expected);
      }),
    );
  });
});
