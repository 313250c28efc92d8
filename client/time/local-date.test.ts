import * as fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { localDate } from "./local-date.ts";
import { localDay } from "./today.ts";

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

/** Half-hour and quarter-hour zones, both hemispheres, the far ends of the calendar, and a night whose midnight is skipped. */
const zones = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "America/Santiago",
  "Australia/Lord_Howe",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Etc/GMT+12",
];

test("a local date is not the date in UTC", () => {
  expect(localDate(new Date(2025, 0, 2, 0, 30))).toBe("2025-01-02");
  expect(localDate(new Date(2025, 11, 31, 23, 30))).toBe("2025-12-31");
});

test("in every zone the first and the last moment of a day have the same number, and the next day's is one higher", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 2012, max: 2040 }),
      fc.integer({ min: 0, max: 365 }),
      (name, year, day) => {
        process.env.TZ = name;
        const first = new Date(year, 0, 1 + day);
        const next = new Date(year, 0, 2 + day);
        expect(localDay(new Date(next.getTime() - 1))).toBe(localDay(first));
        expect(localDay(next)).toBe(localDay(first) + 1);
      },
    ),
  );
});

test("a day of 23 or 25 hours is one day", () => {
  process.env.TZ = "Europe/Berlin";
  for (const day of ["2025-03-30", "2025-10-26"]) {
    const number = localDay(new Date(`${day}T00:00:00`));
    expect(localDay(new Date(`${day}T02:30:00`))).toBe(number);
    expect(localDay(new Date(`${day}T23:59:59`))).toBe(number);
  }
  expect(localDay(new Date("2025-03-31T00:00:00"))).toBe(localDay(new Date("2025-03-30T00:00:00")) + 1);
  expect(localDay(new Date("2025-10-27T00:00:00"))).toBe(localDay(new Date("2025-10-26T00:00:00")) + 1);
});

test("the same moment belongs to another day in a distant zone", () => {
  const moment = new Date("2025-06-01T11:00:00Z");
  process.env.TZ = "Pacific/Kiritimati";
  const inTheEast = localDay(moment);
  process.env.TZ = "Etc/GMT+12";
  expect(inTheEast - localDay(moment)).toBe(2);
});

test("in a half-hour zone the day changes at its own midnight", () => {
  process.env.TZ = "Asia/Kolkata";
  const before = localDay(new Date("2025-06-01T18:29:59Z"));
  expect(localDay(new Date("2025-06-01T18:30:00Z"))).toBe(before + 1);
});
