import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { english } from "../../../../testing/english.ts";
import { makeStar } from "../../../../testing/make-star.ts";
import { skyWords } from "../../sky-words.ts";
import { guideRadius, piecesPerLine, SkyGuides } from "./guides.ts";
import { timeRingsOf, yearsOf } from "./time-rings.ts";

const at = (...moments: string[]) => moments.map((timestamp) => ({ timestamp, utcOffset: null }));
const stars = (count: number): MoodEntry[] =>
  Array.from({ length: count }, (_, ordinal) =>
    makeStar({
      id: `${ordinal}`,
      timestamp: new Date(Date.UTC(2024, ordinal, 15)).toISOString(),
      x: ordinal * 12,
    }),
  );

function guidesOf(entries: readonly MoodEntry[], reach: number, isGrid: boolean) {
  const guides = new SkyGuides();
  guides.words = skyWords(english);
  guides.update(entries, reach, isGrid);
  return guides.shown;
}

describe("year rings", () => {
  test("begin at the first star of each year after the first", () => {
    expect(yearsOf(at("2024-05-01T12:00:00Z", "2025-06-01T12:00:00Z", "2025-07-01T12:00:00Z"))).toEqual([
      { year: 2025, index: 1 },
    ]);
    expect(yearsOf([])).toEqual([]);
  });

  test("belong to the years that have stars, at most the latest twelve", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1950, max: 2100 }), { maxLength: 80 }), (chosen) => {
        const years = chosen.sort((one, other) => one - other);
        const firsts = years.flatMap((year, index) =>
          index > 0 && year > (years[index - 1] ?? 0) ? [{ year, index }] : [],
        );
        expect(yearsOf(at(...years.map((year) => `${year}-06-01T12:00:00Z`)))).toEqual(firsts.slice(-12));
      }),
    );
  });

  test("stay with their stars when others are removed, inserted or lie anywhere", () => {
    const ringOf = (entries: readonly MoodEntry[]) =>
      guidesOf(entries, 900, false)
        .lines.slice(1)
        .map(({ points }) => points[0]?.x);
    const sky = stars(40);
    expect(ringOf(sky)).toHaveLength(3);
    expect(ringOf(sky.toSpliced(2, 5))).toEqual(ringOf(sky));
    const outlier = { ...sky[3], id: "outlier", x: 9000, y: 0, z: 0 } as MoodEntry;
    expect(ringOf(sky.toSpliced(4, 0, outlier))).toEqual(ringOf(sky));
  });

  test("invalid moments have none", () => {
    expect(yearsOf(at("2025-01-02T12:00:00Z", "soon"))).toEqual([]);
  });
});

test("a journal of a year has a ring for each month, and a name for each quarter", () => {
  const rings = timeRingsOf(stars(14));
  expect(rings.filter(({ isYear }) => isYear).map(({ name }) => name)).toEqual([{ year: 2025 }]);
  const months = rings.filter(({ isYear }) => !isYear);
  expect(months).toHaveLength(12);
  expect(months.flatMap(({ name }) => name ?? [])).toEqual([{ month: 3 }, { month: 6 }, { month: 9 }]);
  expect(timeRingsOf(stars(30)).every(({ isYear }) => isYear)).toBe(true);
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

  test("have other names after the words have changed", () => {
    const guides = new SkyGuides();
    guides.words = skyWords(english);
    guides.update(stars(14), 300, false);
    const textsOf = () => guides.shown.labels.map(({ text }) => text);
    expect(textsOf()).toEqual(expect.arrayContaining(["Apr", "Jul", "Oct"]));
    guides.words = { ...skyWords(english), pleasant: "angenehm" };
    expect(guides.update(stars(14), 300, false)).toBe(true);
    expect(textsOf()).toContain("angenehm");
  });

  test("let the ends of pleasantness stand farther out, or else farther in, on their own side of the plane", () => {
    for (const [text, side] of [
      ["pleasant", 1],
      ["unpleasant", -1],
    ] as const) {
      const label = guidesOf(stars(30), 300, false).labels.find((label) => label.text === text);
      const [end = 0, ...others] = [label?.at, ...(label?.or ?? [])].map((at) => side * (at?.y ?? 0));
      expect(Math.min(end, ...others)).toBeGreaterThan(0);
      expect(others.findIndex((y) => y < end)).toBeGreaterThan(others.findLastIndex((y) => y > end));
    }
  });

  test("have a complete plane in grid view", () => {
    const [galaxy, grid] = [false, true].map((isGrid) => guidesOf(stars(30), 300, isGrid).lines.length);
    expect(grid).toBeGreaterThan((galaxy ?? 0) + 9);
  });

  test("are made again only when they change", () => {
    const guides = new SkyGuides();
    expect(guides.update(stars(30), 300, false)).toBe(true);
    expect(guides.update(stars(30).toSpliced(3, 1), 300, false)).toBe(false);
    expect(guides.update(stars(30).toSpliced(3, 1), 300, true)).toBe(true);
  });

  test("stay in place while a sky grows a little", () => {
    expect(guideRadius(300)).toBe(guideRadius(301));
    expect(guideRadius(400)).toBeGreaterThan(guideRadius(300));
    for (const reach of [60, 99, 300, 5000]) expect(guideRadius(reach)).toBeGreaterThanOrEqual(reach - 1e-6);
  });
});
