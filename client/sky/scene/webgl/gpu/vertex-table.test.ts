import fc from "fast-check";
import { expect, test } from "vitest";
import { indicesOf } from "./vertex-array.ts";
import { square, strip, VertexTable } from "./vertex-table.ts";

const splices = fc.array(
  fc.record({ at: fc.nat(), removed: fc.nat({ max: 30 }), added: fc.nat({ max: 90 }) }),
  { maxLength: 8 },
);

test("after any splices, each primitive has its own numbers, and all that changed are uploaded", () => {
  fc.assert(
    fc.property(splices, (steps) => {
      const table = new VertexTable(square, { value: { width: 2 } });
      const [column] = table.columns;
      let expected: number[] = [];
      let uploaded: (number | undefined)[] = [];
      for (const [step, { at: anywhere, removed: most, added }] of steps.entries()) {
        const at = anywhere % (expected.length + 1);
        const removed = Math.min(most, expected.length - at);
        const values = Array.from({ length: added }, (_, offset) => 1000 * (step + 1) + offset);
        expected = expected.toSpliced(at, removed, ...values);
        table.splice(at, removed, added);
        for (const [offset, value] of values.entries()) table.set("value", at + offset, value, value + 0.5);
        // The copy is what a graphics card would hold that reads only the ranges.
        for (const { from, until } of column?.changed.all ?? [])
          for (let row = from; row < until; row++) uploaded[row] = column?.numbers[8 * row];
        uploaded = uploaded.slice(0, expected.length);
        column?.changed.clear();
        expect(table.count).toBe(expected.length);
        expect(uploaded).toEqual(expected);
        const last = expected.at(-1);
        if (last !== undefined) expect(column?.numbers[8 * expected.length - 1]).toBe(last + 0.5);
      }
    }),
  );
});

test("numbers of one column are uploaded without the others", () => {
  const table = new VertexTable(square, { place: { width: 3 }, tint: { width: 4, bytes: true } });
  table.resize(10);
  table.upload(4, 2, ["tint"]);
  expect(table.columns.map(({ changed }) => changed.all)).toEqual([[], [{ from: 4, until: 6 }]]);
});

test("a strip of pieces is two triangles for each, between vertices of its own", () => {
  const shape = strip(3);
  expect(shape.vertices).toBe(8);
  expect([...indicesOf(shape, 2)].slice(18, 24)).toEqual([8, 9, 10, 9, 11, 10]);
  expect(Math.max(...indicesOf(shape, 2))).toBe(15);
});
