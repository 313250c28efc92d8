import fc from "fast-check";
import { expect, test } from "vitest";
import { neighbour } from "./neighbour.ts";

/** Rows of boxes of one size. */
const grid = (...rows: readonly number[]) =>
  rows.flatMap((columns, row) =>
    Array.from({ length: columns }, (_, column) => ({
      left: column * 100,
      top: row * 50,
      width: 90,
      height: 44,
    })),
  );

test("up and down stay in the column, and go on at the other end", () => {
  const boxes = grid(4, 4, 4);
  expect(neighbour(boxes, 5, "ArrowUp")).toBe(1);
  expect(neighbour(boxes, 5, "ArrowDown")).toBe(9);
  expect(neighbour(boxes, 1, "ArrowUp")).toBe(9);
  expect(neighbour(boxes, 9, "ArrowDown")).toBe(1);
});

test("a row with fewer boxes is entered at its nearest box", () => {
  const boxes = grid(2, 4);
  expect(neighbour(boxes, 5, "ArrowUp")).toBe(1);
  expect(neighbour(boxes, 1, "ArrowDown")).toBe(3);
});

test("boxes of other widths and slightly other heights are reached as a person sees them", () => {
  const boxes = [
    { left: 0, top: 0, width: 300, height: 44 },
    { left: 0, top: 50, width: 60, height: 44 },
    { left: 70, top: 48, width: 160, height: 48 },
  ];
  expect(neighbour(boxes, 0, "ArrowDown")).toBe(2);
  expect(neighbour(boxes, 1, "ArrowUp")).toBe(0);
  expect(neighbour(boxes, 1, "ArrowDown")).toBe(0);
});

test("left and right visit every box once, and Home and End lead to the ends", () => {
  const rows = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(rows, (columns) => {
      const boxes = grid(...columns);
      let at = 0;
      const visited = boxes.map(() => {
        at = neighbour(boxes, at, "ArrowRight") ?? -1;
        return at;
      });
      expect(new Set(visited).size).toBe(boxes.length);
      expect(neighbour(boxes, at, "ArrowLeft")).toBe(boxes.length - 1);
      expect([neighbour(boxes, at, "Home"), neighbour(boxes, at, "End")]).toEqual([0, boxes.length - 1]);
    }),
  );
});

test("down and then up comes back, where the rows are equal", () => {
  const shape = fc.record({ columns: fc.integer({ min: 1, max: 5 }), rows: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(shape, fc.nat(), ({ columns, rows }, start) => {
      const boxes = grid(...Array.from({ length: rows }, () => columns));
      const from = start % boxes.length;
      expect(neighbour(boxes, neighbour(boxes, from, "ArrowDown") ?? -1, "ArrowUp")).toBe(from);
    }),
  );
});

test("other keys do not move, and a single row has nothing above it", () => {
  expect(neighbour(grid(4), 2, "Enter")).toBeNull();
  expect(neighbour(grid(4), 2, "ArrowUp")).toBe(2);
});
