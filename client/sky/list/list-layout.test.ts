import fc from "fast-check";
import { expect, test } from "vitest";
import {
  computeLayout,
  type ScrollWindow,
  scrollTo,
  targetRow,
  topOf,
  visibleMonths,
} from "./list-layout.ts";

const heights = { heading: 36, row: 64 };
const listOf = (counts: readonly number[]) => {
  let first = 0;
  const months = counts.map((count, at) => {
    const month = { key: String(at), title: "", first, count };
    first += count;
    return month;
  });
  return computeLayout(months, heights);
};
const renderedRows = (layout: ReturnType<typeof listOf>, scrollWindow: ScrollWindow, pinned = 0) =>
  visibleMonths(layout, scrollWindow, 2, pinned).flatMap(({ rows }) => rows);

const counts = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 40 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

test("months are below each other, each with space for its heading", () => {
  const layout = listOf([2, 1]);
  expect(layout.months.map(({ top }) => top)).toEqual([0, 36 + 2 * 64]);
  expect(layout.height).toBe(2 * 36 + 3 * 64);
  expect(topOf(layout, 2)).toBe(36 + 2 * 64 + 36);
});

test("every visible row is rendered once and in order, with few others", () => {
  fc.assert(
    fc.property(counts, share, share, (counts, from, active) => {
      const layout = listOf(counts);
      const total = counts.reduce((sum, count) => sum + count, 0);
      const scrollWindow = { top: from * Math.max(0, layout.height - 600), height: 600 };
      const pinned = Math.floor(active * (total - 1));
      const rows = renderedRows(layout, scrollWindow, pinned);
      expect(rows).toEqual([...new Set(rows)].sort((one, other) => one - other));
      expect(rows).toContain(pinned);
      expect(rows.length).toBeLessThanOrEqual(600 / 64 + 8);
      for (let row = 0; row < total; row++) {
        const top = topOf(layout, row);
        if (top + 64 > scrollWindow.top && top < scrollWindow.top + scrollWindow.height)
          expect(rows).toContain(row);
      }
    }),
  );
});

test("50,000 stars in one month render only the rows that fit, and the active row", () => {
  expect(renderedRows(listOf([50_000]), { top: 1_000_000, height: 600 })).toHaveLength(15);
});

test("scrolling to a row shows all of it below the heading, and a visible row causes no scrolling", () => {
  fc.assert(
    fc.property(counts, share, share, (counts, from, to) => {
      const layout = listOf(counts);
      const total = counts.reduce((sum, count) => sum + count, 0);
      const row = Math.floor(to * (total - 1));
      const top = scrollTo(layout, { top: from * layout.height, height: 300 }, row);
      expect(topOf(layout, row) - top).toBeGreaterThanOrEqual(36);
      expect(topOf(layout, row) + 64 - top).toBeLessThanOrEqual(300);
      expect(scrollTo(layout, { top, height: 300 }, row)).toBe(top);
    }),
  );
});

test("keys move to other rows and never out of the list", () => {
  const from = (key: string, row: number) => targetRow(key, row, 100, 8);
  expect(["ArrowDown", "ArrowUp", "PageDown", "PageUp", "Home", "End"].map((key) => from(key, 50))).toEqual([
    51, 49, 58, 42, 0, 99,
  ]);
  expect([from("ArrowUp", 0), from("PageDown", 98), from("a", 5)]).toEqual([0, 99, null]);
});
