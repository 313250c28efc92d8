import { describe, expect, test } from "vitest";
import { makeStar } from "../../../../testing/make-star.ts";
import { guideRadius, guidesOf, piecesPerLine, yearsOf } from "./guides.ts";

const at = (...moments: string[]) => moments.map((timestamp) => ({ timestamp }));
const stars = (count: number) =>
  Array.from({ length: count }, (_, ordinal) =>
    makeStar({
      id: `${ordinal}`,
      timestamp: new Date(Date.UTC(2024, ordinal, 15)).toISOString(),
      x: ordinal * 12,
    }),
  );

describe("year rings", () => {
  test("begin at the first star of each year after the first", () => {
    expect(yearsOf(at("2024-05-01T12:00:00Z", "2025-06-01T12:00:00Z", "2025-07-01T12:00:00Z"))).toEqual([
      { year: 2025, ordinal: 1 },
    ]);
    expect(yearsOf([])).toEqual([]);
  });

  test("ignore an entry of an earlier year after a clock went back", () => {
    expect(yearsOf(at("2025-01-02T12:00:00Z", "2024-12-01T12:00:00Z", "2025-01-03T12:00:00Z"))).toEqual([]);
  });
});

describe("the guides of a sky", () => {
  test("are absent for a few stars", () => {
    expect(guidesOf(stars(3), 100, false)).toEqual({ lines: [], labels: [] });
  });

  test("name both ends of pleasantness, nine families and each new year", () => {
    const { lines, labels } = guidesOf(stars(30), 300, false);
    const texts = labels.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(["pleasant", "unpleasant", "Serenity", "2025", "2026"]));
    expect(texts).toHaveLength(2 + 9 + 2);
    for (const { points } of lines) expect(points).toHaveLength(piecesPerLine + 1);
  });

  test("have a complete plane in grid view", () => {
    const [galaxy, grid] = [false, true].map((isGrid) => guidesOf(stars(30), 300, isGrid).lines.length);
    expect(grid).toBeGreaterThan((galaxy ?? 0) + 9);
  });

  test("stay in place while a sky grows a little", () => {
    expect(guideRadius(300)).toBe(guideRadius(301));
    expect(guideRadius(400)).toBeGreaterThan(guideRadius(300));
    for (const reach of [60, 99, 300, 5000]) expect(guideRadius(reach)).toBeGreaterThanOrEqual(reach - 1e-6);
  });
});
