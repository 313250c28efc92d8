import { expect, test } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import type { LayoutId } from "#domain/layouts/layout-ids.ts";
import { english } from "../../../testing/english.ts";
import { makeStar } from "../../../testing/make-star.ts";
import { makeLayout } from "./make-layout.ts";

const flat: readonly LayoutId[] = ["year", "day", "feelings", "moons"];

const decades = Array.from({ length: 6_000 }, (_, at) =>
  makeStar({
    id: `s${at}`,
    utcOffset: 0,
    timestamp: new Date(Date.UTC(2000, 0, 1 + 1.5 * at, (at * 5) % 24)).toISOString(),
    tags: at % 3 === 0 ? [] : [`tag-${at % 17}`],
  }),
);

test.each(flat)("decades in the layout %s fit into a small phone at the smallest zoom", (id) => {
  const placed = makeLayout(english, catalogue, id, [])?.place(decades, { width: 306, height: 350 });
  const [corner, , , opposite] = placed?.corners ?? [];
  const [smallestZoom, phone] = [0.2, { width: 360, height: 390 }];
  expect(smallestZoom * ((opposite?.x ?? 0) - (corner?.x ?? 0))).toBeLessThan(0.9 * phone.width);
  expect(smallestZoom * ((opposite?.y ?? 0) - (corner?.y ?? 0))).toBeLessThan(0.9 * phone.height);
  for (const { x, y } of placed?.places ?? []) {
    expect(x).toBeGreaterThanOrEqual(corner?.x ?? 0);
    expect(y).toBeLessThanOrEqual(opposite?.y ?? 0);
  }
});

test("a year is as large as its stars need, and decades stand in several stacks", () => {
  const widthOf = (stars: typeof decades) => {
    const [corner, , , opposite] =
      makeLayout(english, catalogue, "year", [])?.place(stars, { width: 900, height: 520 }).corners ?? [];
    return (opposite?.x ?? 0) - (corner?.x ?? 0);
  };
  expect(widthOf(decades.slice(0, 240))).toBeGreaterThan(1_300);
  expect(widthOf(decades)).toBeGreaterThan(1.9 * widthOf(decades.slice(0, 240)));
});

test("in the year, a day with a value has a strip, the longer and stronger the more it measured", () => {
  const [first, second] = [14_610, 14_613];
  const stars = [first, second].map((day) =>
    makeStar({ id: `s${day}`, utcOffset: 0, timestamp: new Date((day + 0.5) * 86_400_000).toISOString() }),
  );
  const shares = new Map([
    [first, 0],
    [second, 1],
  ]);
  const room = { width: 900, height: 520 };
  const glowOf = (id: LayoutId) =>
    makeLayout(english, catalogue, id, [], shares)?.place(stars, room).glow ?? [];
  const [least, most] = glowOf("year");
  const lengthOf = (line = least) => (line?.points[1]?.x ?? 0) - (line?.points[0]?.x ?? 0);
  expect(lengthOf(least)).toBeGreaterThan(0);
  expect(lengthOf(most)).toBeCloseTo(4 * lengthOf(least), 5);
  expect(most?.strength).toBeGreaterThan(least?.strength ?? 1);
  expect(glowOf("day")).toEqual([]);
  expect(makeLayout(english, catalogue, "year", [])?.place(stars, room).glow).toEqual([]);
});
