import * as fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { localDay } from "../time/local-date.ts";
import { computeJourney } from "./use-journey.ts";

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

const star = (timestamp: string) => ({ emotion: "joy", intensity: 5, isTwinStar: 0, timestamp }) as MoodEntry;
const skyOf = (...moments: Date[]) => moments.map((at) => star(at.toISOString()));
const on = (day: string) => localDay(new Date(`${day}T12:00:00`));

test("an empty sky has no active days and no streak to save", () => {
  expect(computeJourney([], [], on("2025-06-01"))).toMatchObject({
    daysActive: 0,
    continuableStreak: 0,
    stats: { totalEntries: 0, currentStreak: 0, achievements: [] },
  });
});

test("a star every day, alternately late and early, is a streak through both clock changes", () => {
  for (const [name, month] of [
    ["Europe/Berlin", 2],
    ["Europe/Berlin", 9],
    ["America/Santiago", 8],
    ["Australia/Lord_Howe", 3],
    ["Asia/Kathmandu", 5],
  ] as const) {
    process.env.TZ = name;
    const moments = Array.from({ length: 31 }, (_, day) =>
      day % 2 === 0 ? new Date(2025, month, 1 + day, 23, 50) : new Date(2025, month, 1 + day, 0, 10),
    );
    const { stats, daysActive } = computeJourney(
      skyOf(...moments),
      [],
      localDay(new Date(2025, month, 31, 23, 59)),
    );
    expect([daysActive, stats.currentStreak]).toEqual([31, 30]);
    expect(stats.achievements).toContain("week-streak");
  }
});

test("yesterday's streak can be continued today, but not tomorrow", () => {
  const sky = skyOf(new Date(2025, 5, 1, 23), new Date(2025, 5, 2, 1), new Date(2025, 5, 3, 9));
  const journeyOn = (day: string) => computeJourney(sky, [], on(day));
  expect(journeyOn("2025-06-03")).toMatchObject({ stats: { currentStreak: 3 }, continuableStreak: 0 });
  expect(journeyOn("2025-06-04")).toMatchObject({ stats: { currentStreak: 0 }, continuableStreak: 3 });
  expect(journeyOn("2025-06-05")).toMatchObject({ stats: { currentStreak: 0 }, continuableStreak: 0 });
});

test("earned achievements stay, unknown ones too", () => {
  const { stats } = computeJourney(
    skyOf(new Date(2025, 5, 1)),
    ["of-another-age", "week-streak"],
    on("2025-06-09"),
  );
  expect(stats.achievements).toEqual(["of-another-age", "week-streak", "first-star"]);
});

test("every zone counts each star and each day once", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("UTC", "Europe/Berlin", "Asia/Kolkata", "Pacific/Chatham", "America/Santiago"),
      fc.array(fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2026, 0) }), { maxLength: 60 }),
      (name, moments) => {
        process.env.TZ = name;
        const dates = moments.map((moment) => new Date(moment));
        const { stats, daysActive, continuableStreak } = computeJourney(
          skyOf(...dates),
          [],
          on("2025-12-31"),
        );
        expect(stats.totalEntries).toBe(moments.length);
        expect(daysActive).toBe(new Set(dates.map((date) => date.toDateString())).size);
        expect(stats.currentStreak > 0 && continuableStreak > 0).toBe(false);
      },
    ),
  );
});
