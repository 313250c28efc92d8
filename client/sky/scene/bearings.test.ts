import { describe, expect, test } from "vitest";
import { bearingsOf, frameOf, pieces, yearsOf } from "./bearings.ts";

const at = (...moments: string[]) => moments.map((timestamp) => ({ timestamp }));
const stars = (count: number) =>
  Array.from({ length: count }, (_, ordinal) => ({
    id: `${ordinal}`,
    userId: "u",
    emotion: "joy",
    intensity: 5,
    note: null,
    timestamp: new Date(Date.UTC(2024, ordinal, 15)).toISOString(),
    x: ordinal * 12,
    y: 0,
    z: 0,
    isTwinStar: 0 as const,
    secondaryEmotion: null,
    secondaryIntensity: null,
  }));

describe("year rings", () => {
  test("begin at the first star of each year after the first", () => {
    expect(yearsOf(at("2024-05-01T12:00:00Z", "2025-06-01T12:00:00Z", "2025-07-01T12:00:00Z"))).toEqual([
      { year: 2025, ordinal: 1 },
    ]);
    expect(yearsOf([])).toEqual([]);
  });

  test("do not go back when a clock did", () => {
    expect(yearsOf(at("2025-01-02T12:00:00Z", "2024-12-01T12:00:00Z", "2025-01-03T12:00:00Z"))).toEqual([]);
  });
});

describe("the bearings of a sky", () => {
  test("name nothing round a few stars", () => {
    expect(bearingsOf(stars(3), 100, false)).toEqual({ lines: [], labels: [] });
  });

  test("name both ends of pleasantness, nine families and each new year", () => {
    const { lines, labels } = bearingsOf(stars(30), 300, false);
    const words = labels.map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(["pleasant", "unpleasant", "Serenity", "2025", "2026"]));
    expect(words).toHaveLength(2 + 9 + 2);
    for (const { points } of lines) expect(points).toHaveLength(pieces + 1);
  });

  test("have a whole plane in grid view", () => {
    const [galaxy, grid] = [false, true].map((isGrid) => bearingsOf(stars(30), 300, isGrid).lines.length);
    expect(grid).toBeGreaterThan((galaxy ?? 0) + 9);
  });

  test("stay where they are while a sky grows by a hair", () => {
    expect(frameOf(300)).toBe(frameOf(301));
    expect(frameOf(400)).toBeGreaterThan(frameOf(300));
    for (const reach of [60, 99, 300, 5000]) expect(frameOf(reach)).toBeGreaterThanOrEqual(reach - 1e-6);
  });
});
