import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Position } from "#domain/placement.ts";
import { timeOf } from "#domain/sky-time/span.ts";
import { makeStar } from "../../../../testing/make-star.ts";
import { linesIn } from "./figures.ts";
import { placeFigures } from "./place-figures.ts";

const dayMs = 86_400_000;
const at = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * dayMs).toISOString();
/** 30 stars on 30 days, each at a place of its own. */
const stars = Array.from({ length: 30 }, (_, day) =>
  makeStar({
    ...{ id: `star-${day}`, timestamp: at(day) },
    ...{ x: 40 * Math.cos(day), y: 12 * (day % 7), z: 40 * Math.sin(2 * day) },
  }),
);
const byId = new Map(stars.map((star) => [star.id, star]));
const find = (id: string) => byId.get(id) ?? null;
const constellation = (name: string, ...days: number[]) => ({
  ...{ id: name, name, revision: 1 },
  entryIds: days.map((day) => `star-${day}`),
});
const someDays = fc.uniqueArray(fc.nat(29), { minLength: 2, maxLength: 20 });
const some = fc.array(someDays, { maxLength: 8 });
const figuresOf = (lists: readonly number[][]) =>
  placeFigures(
    lists.map((days, n) => constellation(`${n}`, ...days)),
    find,
  );

test("lines join the stars in the order chosen, with a gap at each star that has room for it", () => {
  const far = placeFigures([constellation("Summer", 3, 0, 7)], find);
  expect(far.lines).toHaveLength(2);
  const [[from, to] = []] = far.lines;
  const distance = (one?: Position, other?: Position | null) =>
    Math.hypot(...(["x", "y", "z"] as const).map((axis) => (one?.[axis] ?? 0) - (other?.[axis] ?? 0)));
  expect(distance(from, find("star-3"))).toBeCloseTo(9);
  expect(distance(to, find("star-0"))).toBeCloseTo(9);
  const near = { ...makeStar({ id: "near" }), x: 1 };
  const pair = { ...constellation("Pair"), entryIds: ["near", "origin"] };
  const origin = makeStar({ id: "origin" });
  const [line] = placeFigures([pair], (id) => (id === "near" ? near : origin)).lines;
  expect(line).toMatchObject([{ x: 1 }, { x: 0 }]);
});

test("stars that are not in the sky are left out, and fewer than two are no constellation", () => {
  const gone = { ...constellation("Gone", 1, 2), entryIds: ["star-1", "binned", "star-2"] };
  const one = { ...constellation("One"), entryIds: ["star-1", "binned"] };
  const { lines, names } = placeFigures([gone, one], find);
  expect([lines.length, names.map(({ label }) => label.text)]).toEqual([1, ["Gone"]]);
});

test("a constellation is there when its latest star is within the shown time, with all of its lines", () => {
  fc.assert(
    fc.property(some, fc.nat(30), fc.nat(30), (lists, one, other) => {
      const figures = figuresOf(lists);
      const base = timeOf(stars[0] as (typeof stars)[0]);
      const shown = { from: base + Math.min(one, other) - 0.5, until: base + Math.max(one, other) - 0.5 };
      const [first, end] = figures.completeIn(shown);
      const complete = lists.filter((days) => {
        const latest = base + Math.max(...days);
        return latest >= shown.from && latest <= shown.until;
      });
      expect(Math.max(0, end - first)).toBe(complete.length);
      const [firstLine, lastLine] = linesIn(figures, shown);
      const expected = complete.reduce((sum, { length }) => sum + length - 1, 0);
      expect(Math.max(0, lastLine - firstLine + 1)).toBe(expected);
    }),
  );
});

describe("the name of a constellation", () => {
  const size = { width: 120, height: 24 };
  const flat = ({ x, y }: Position) => ({ x, y });

  test("is offered places that cover none of its outermost stars, and ends", () => {
    fc.assert(
      fc.property(someDays, (days) => {
        const [name] = figuresOf([days]).names;
        const spots = [...(name?.spots(flat, size) ?? [])];
        expect(spots.length).toBeGreaterThan(40);
        expect(spots.length).toBeLessThan(1_200);
        const lowest = Math.max(...days.map((day) => stars[day]?.y ?? 0));
        const [best] = spots;
        expect((best?.y ?? 0) - size.height / 2).toBeGreaterThan(lowest);
      }),
    );
  });
});
