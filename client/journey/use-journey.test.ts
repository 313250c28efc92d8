import * as fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { makeStar } from "../../testing/make-star.ts";
import { localDay } from "../time/today.ts";
import { computeJourney } from "./use-journey.ts";

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

const star = (timestamp: string, utcOffset: number | null = null) => makeStar({ timestamp, utcOffset });
const skyOf = (...moments: Date[]) => moments.map((at) => star(at.toISOString()));
const on = (day: string) => localDay(new Date(`${day}T12:00:00`));

test("an empty sky has no active days and no streak to save", () => {
  expect(computeJourney(catalogue, [], [], on("2025-06-01"))).toMatchObject({
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
      catalogue,
      skyOf(...moments),
      [],
      localDay(new Date(2025, month, 31, 23, 59)),
    );
    expect([daysActive, stats.currentStreak]).toEqual([31, 30]);
    expect(stats.achievements).toContain("week-streak");
  }
});

/** Noon or close to midnight in Berlin, which is another day in New York. */
const inBerlin = ["03-10T01:00", "03-11T12:00", "03-12T00:30", "03-13T12:00"].map(
  (time) => `2026-${time}:00+01:00`,
);

test("the same stars with offsets are the same streak in Berlin and in New York", () => {
  const streakIn = (name: string, utcOffset: number | null) => {
    process.env.TZ = name;
    const sky = inBerlin.map((time) => star(new Date(time).toISOString(), utcOffset));
    return computeJourney(catalogue, sky, [], on("2026-03-13")).stats.currentStreak;
  };
  expect(["Europe/Berlin", "America/New_York"].map((name) => streakIn(name, null))).toEqual([4, 1]);
  expect(["Europe/Berlin", "America/New_York"].map((name) => streakIn(name, 60))).toEqual([4, 4]);
});

/** The offset of the wall clock of a zone. */
function offsetIn(name: string, at: Date): number {
  process.env.TZ = name;
  return -at.getTimezoneOffset() + 0;
}

test("stars with offsets are the same days in every zone, also through clock changes and travels", () => {
  const zones = ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Kiritimati"];
  const zone = fc.constantFrom(...zones);
  const moment = fc.date({
    min: new Date("2025-09-20"),
    max: new Date("2025-11-20"),
    noInvalidDate: true,
  });
  const today = on("2025-11-10");
  fc.assert(
    fc.property(fc.array(fc.tuple(moment, zone), { maxLength: 80 }), zone, zone, (stars, here, there) => {
      const sky: MoodEntry[] = stars.map(([at, name]) => star(at.toISOString(), offsetIn(name, at)));
      process.env.TZ = here;
      const read = computeJourney(catalogue, sky, [], today);
      process.env.TZ = there;
      expect(computeJourney(catalogue, sky, [], today)).toEqual(read);
    }),
  );
});

test("with offsets, a star on each day of a wall clock is a streak through a clock change", () => {
  for (const [name, month] of [
    ["Europe/Berlin", 2],
    ["America/New_York", 10],
    ["Australia/Lord_Howe", 3],
  ] as const) {
    process.env.TZ = name;
    const sky = Array.from({ length: 30 }, (_, day) => {
      const at = new Date(2025, month, 1 + day, day % 2 === 0 ? 23 : 0, day % 2 === 0 ? 50 : 10);
      return star(at.toISOString(), -at.getTimezoneOffset());
    });
    process.env.TZ = "Pacific/Kiritimati";
    const { stats, daysActive } = computeJourney(catalogue, sky, [], localDay(new Date(2025, month, 30)));
    expect([daysActive, stats.currentStreak]).toEqual([30, 30]);
  }
});

test("yesterday's streak can be continued today, but not tomorrow", () => {
  const sky = skyOf(new Date(2025, 5, 1, 23), new Date(2025, 5, 2, 1), new Date(2025, 5, 3, 9));
  const journeyOn = (day: string) => computeJourney(catalogue, sky, [], on(day));
  expect(journeyOn("2025-06-03")).toMatchObject({ stats: { currentStreak: 3 }, continuableStreak: 0 });
  expect(journeyOn("2025-06-04")).toMatchObject({ stats: { currentStreak: 0 }, continuableStreak: 3 });
  expect(journeyOn("2025-06-05")).toMatchObject({ stats: { currentStreak: 0 }, continuableStreak: 0 });
});

test("earned achievements stay, unknown ones too", () => {
  const { stats } = computeJourney(
    catalogue,
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
          catalogue,
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
