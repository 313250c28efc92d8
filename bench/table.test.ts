import { expect, test } from "vitest";
import { median } from "./measure.ts";
import { compare, formatTable, limit } from "./table.ts";

test("the median is the middle figure, or the mean of the two in the middle", () => {
  expect(median([10, 9, 1])).toBe(9);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

test("a goal is met at its limit and missed beyond it", () => {
  const comparison = { what: "Poll", against: "bare", goal: { atLeast: 0.5 } };
  expect(compare({ ...comparison, figure: 50, peer: 100 }).isMet).toBe(true);
  expect(compare({ ...comparison, figure: 49, peer: 100 }).isMet).toBe(false);
  expect(limit("Memory", 120, "MB", { atMost: 120 }).isMet).toBe(true);
  expect(limit("Memory", 121, "MB", { atMost: 120 }).isMet).toBe(false);
});

test("a comparison tells its ratio and neither of its figures, which depend on the machine", () => {
  const row = compare({ what: "Poll", against: "bare", figure: 37, peer: 91, goal: { atMost: 1.5 } });
  expect(row).toEqual({
    what: "Poll",
    figure: "0.407 ×",
    against: "bare",
    goal: "1.5 × or less",
    isMet: true,
  });
});

test("the table contains every row, aligned", () => {
  const table = formatTable([
    limit("Memory", 118.25, "MB", { atMost: 120 }),
    limit("Frames of an idle sky", 3, "frames", { atMost: 0 }),
  ]);
  const lines = table.split("\n");
  expect(lines).toHaveLength(4);
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect(lines[2]).toMatch(/^\| Memory +\| 118 MB +\| – +\| 120 MB or less +\| yes \|$/);
  expect(lines[3]).toContain("| NO ");
});
