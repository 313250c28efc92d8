import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAt, offsetIn } from "../local-time.ts";
import { continuableStreak, countStreak, longestPossibleStreak, maxStreak } from "./streak.ts";

const hour = 3_600_000;

/** Gives the day of a moment in a time zone, as a number that increases by 1 each day. */
function dayIn(timeZone: string) {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  return (moment: number) => Date.parse(`${format.format(moment)}T00:00:00Z`) / (24 * hour);
}

const withoutOffsets = (moments: readonly number[]) => moments.map((moment) => ({ moment, utcOffset: null }));

describe("a streak", () => {
  it("counts at most thirty consecutive days up to today, and zero when today has no entry", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 60 }), fc.boolean(), (today, days, gap) => {
        const run = new Set(Array.from({ length: days }, (_, ago) => today - ago - (gap ? 1 : 0)));
        expect(countStreak(run, today)).toBe(gap ? 0 : Math.min(days, maxStreak));
        expect(continuableStreak(run, today)).toBe(gap ? Math.min(days, maxStreak) : 0);
      }),
    );
  });

  it("ends at the first missing day", () => {
    expect(countStreak(new Set([10, 9, 7, 6, 5]), 10)).toBe(2);
  });

  it.each([
    ["both clock changes in New York", "America/New_York"],
    ["a half-hour zone", "Asia/Kolkata"],
    ["a zone whose summer time is half an hour", "Australia/Lord_Howe"],
    ["the easternmost zone", "Pacific/Kiritimati"],
  ])("loses no day and counts none twice in %s", (_, zone) => {
    const dayOf = dayIn(zone);
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 0, 1) }),
        fc.integer({ min: 1, max: 30 }),
        (now, length) => {
          const days = new Set([dayOf(now)]);
          // Every day has 23 to 25 hours, so that steps of half an hour reach each of them.
          for (let moment = now; days.size < length; moment -= hour / 2) days.add(dayOf(moment));
          expect(countStreak(days, dayOf(now))).toBe(length);
          expect(days.size).toBe(dayOf(now) - Math.min(...days) + 1);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe("the longest possible streak", () => {
  const now = Date.UTC(2026, 10, 21, 12);

  it.each([
    ["Asia/Kathmandu", "2026-06-20T18:15:00Z"],
    ["Pacific/Kiritimati", "2026-06-20T10:00:00Z"],
    ["Etc/GMT+12", "2026-06-20T12:00:00Z"],
    ["a zone whose clocks go back, America/New_York", "2026-11-06T23:00:00Z"],
    ["a zone whose clocks go forward, America/St_Johns", "2026-03-14T20:00:00Z"],
    ["a zone whose clocks go back by half an hour, Australia/Lord_Howe", "2026-04-10T05:00:00Z"],
    ["a zone whose clocks go forward by half an hour, Australia/Lord_Howe", "2026-10-10T13:15:00Z"],
    ["a zone whose clocks go forward at midnight, Asia/Beirut", "2026-04-03T18:00:00Z"],
  ])("is at least the streak in the person's time zone: %s", (zone, now) => {
    const dayOf = dayIn(zone.split(" ").at(-1) ?? "");
    const offsetAt = (moment: number) => offsetIn(zone.split(" ").at(-1) ?? "", moment);
    const end = Date.parse(now);
    const today = dayOf(end);
    const quarters = Array.from({ length: 20 * 24 * 4 }, (_, ago) => end - (ago * hour) / 4);
    const byDay = Map.groupBy(quarters, (moment) => today - dayOf(moment));
    fc.assert(
      fc.property(
        // Each day has at most one moment, most often its first or its last, where a mistake would lose it.
        fc.array(
          fc.option(fc.oneof(fc.constantFrom(0, 1), fc.float({ min: 0, max: 1, noNaN: true })), { freq: 25 }),
          { maxLength: 18 },
        ),
        (shares) => {
          const moments = shares.flatMap((share, ago) => {
            const day = byDay.get(ago) ?? [];
            return share === null ? [] : [day[Math.round(share * (day.length - 1))] ?? end];
          });
          const streak = countStreak(new Set(moments.map(dayOf)), today);
          expect(longestPossibleStreak(withoutOffsets(moments), end)).toBeGreaterThanOrEqual(streak);
          // Stars of the same days: every second one states its offset.
          const mixed = moments.map((moment, at) => ({
            moment,
            utcOffset: at % 2 ? offsetAt(moment) : null,
          }));
          expect(longestPossibleStreak(mixed, end)).toBeGreaterThanOrEqual(streak);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("is never longer than the number of entries or thirty days", () => {
    const daily = Array.from({ length: 50 }, (_, ago) => now - ago * 24 * hour);
    const longest = (moments: readonly number[]) => longestPossibleStreak(withoutOffsets(moments), now);
    expect(longest(daily)).toBe(maxStreak);
    expect(longest(daily.slice(0, 6))).toBe(6);
    expect(longest([])).toBe(0);
    const oneHour = Array.from({ length: 12 }, (_, five) => now - five * 300_000);
    expect(longest(oneHour)).toBeLessThanOrEqual(2);
  });

  it("uses exact days for entries with offsets: two minutes around midnight are no two days at noon", () => {
    const noon = Date.UTC(2026, 10, 20, 12);
    const around = [noon - 60_000, noon + 60_000];
    expect(longestPossibleStreak(withoutOffsets(around), noon + hour)).toBe(2);
    const at = (utcOffset: number) => around.map((moment) => ({ moment, utcOffset }));
    expect(longestPossibleStreak(at(0), noon + hour)).toBe(1);
    expect(longestPossibleStreak(at(720), noon + hour)).toBe(2);
  });

  it("of entries with offsets is the exact streak on one of the days that are today somewhere", () => {
    const entry = fc.record({
      moment: fc.integer({ min: now - 40 * 24 * hour, max: now }),
      utcOffset: fc.integer({ min: -840, max: 840 }),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 80 }), (entries) => {
        const days = new Set(entries.map(({ moment, utcOffset }) => dayAt(moment, utcOffset)));
        const todays = [dayAt(now, -12 * 60), dayAt(now, 14 * 60)];
        const streaks = todays.map((today) => countStreak(days, today));
        expect(longestPossibleStreak(entries, now)).toBe(Math.max(...streaks));
      }),
    );
  });
});
