import * as fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { localDay } from "../local-date.ts";
import { workOutJourney } from "./use-journey.ts";

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

const star = (timestamp: string) => ({ emotion: "joy", intensity: 5, isTwinStar: 0, timestamp }) as MoodEntry;
const skyOf = (...moments: Date[]) => moments.map((at) => star(at.toISOString()));
const on = (day: string) => localDay(new Date(`${day}T12:00:00`));

test("an empty sky has been active on no day and has nothing to save", () => {
  expect(workOutJourney([], [], on("2025-06-01"))).toMatchObject({
    daysActive: 0,
    streakToSave: 0,
    stats: { totalEntries: 0, currentStreak: 0, achievements: [] },
  });
});

test("a star a day, late and early by turns, is a streak through both changes of the clock", () => {
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
    const { stats, daysActive } = workOutJourney(
      skyOf(...moments),
      [],
      localDay(new Date(2025, month, 31, 23, 59)),
    );
    expect([daysActive, stats.currentStreak]).toEqual([31, 30]);
    expect(stats.achievements).toContain("week-streak");
  }
});

test("yesterday's run can be saved today, and no longer tomorrow", () => {
  const sky = skyOf(new Date(2025, 5, 1, 23), new Date(2025, 5, 2, 1), new Date(2025, 5, 3, 9));
  const journeyOn = (day: string) => workOutJourney(sky, [], on(day));
  expect(journeyOn("2025-06-03")).toMatchObject({ stats: { currentStreak: 3 }, streakToSave: 0 });
  expect(journeyOn("2025-06-04")).toMatchObject({ stats: { currentStreak: 0 }, streakToSave: 3 });
  expect(journeyOn("2025-06-05")).toMatchObject({ stats: { currentStreak: 0 }, streakToSave: 0 });
});

test("what was earned once stays earned, and what nobody knows stays too", () => {
  const { stats } = workOutJourney(
    skyOf(new Date(2025, 5, 1)),
    ["of-another-age", "week-streak"],
    on("2025-06-09"),
  );
  expect(stats.achievements).toEqual(["of-another-age", "week-streak", "first-star"]);
});

test("no zone loses a star or counts a day twice", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("UTC", "Europe/Berlin", "Asia/Kolkata", "Pacific/Chatham", "America/Santiago"),
      fc.array(fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2026, 0) }), { maxLength: 60 }),
      (name, moments) => {
        process.env.TZ = name;
        const dates = moments.map((moment) => new Date(moment));
        const { stats, daysActive, streakToSave } = workOutJourney(skyOf(...dates), [], on("2025-12-31"));
        expect(stats.totalEntries).toBe(moments.length);
        expect(daysActive).toBe(new Set(dates.map((date) => date.toDateString())).size);
        expect(stats.currentStreak > 0 && streakToSave > 0).toBe(false);
      },
    ),
  );
});
