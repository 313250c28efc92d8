import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { english } from "../../../testing/english.ts";
import { monthsOf } from "./months.ts";

const at = (...timestamps: string[]) => timestamps.map((timestamp) => ({ timestamp, utcOffset: null }));
const titlesOf = (...timestamps: string[]) =>
  monthsOf(english, at(...timestamps)).map(({ title, first, count }) => `${title} · ${count} from ${first}`);

afterEach(() => {
  process.env.TZ = "UTC";
});

test("a list without stars has no months", () => {
  expect(monthsOf(english, [])).toEqual([]);
});

test("months are newest first, without empty ones", () => {
  expect(titlesOf("2025-11-30T12:00:00Z", "2026-03-01T12:00:00Z", "2026-03-31T12:00:00Z")).toEqual([
    "March 2026 · 2 from 0",
    "November 2025 · 1 from 2",
  ]);
});

test("a month ends at midnight in the user's time zone, also after a clock change and at New Year", () => {
  process.env.TZ = "Europe/Berlin";
  // Summer time began on 31 March 2024 at 01:00 UTC: midnight is at 22:00 UTC that evening, no longer at 23:00.
  expect(titlesOf("2024-03-31T21:59:59Z", "2024-03-31T22:00:00Z")).toEqual([
    "April 2024 · 1 from 0",
    "March 2024 · 1 from 1",
  ]);
  expect(titlesOf("2025-12-31T22:59:59Z", "2025-12-31T23:00:00Z")).toEqual([
    "January 2026 · 1 from 0",
    "December 2025 · 1 from 1",
  ]);
});

test("a star with an offset is in the month of the person's wall clock, wherever it is read", () => {
  const east = { timestamp: "2026-03-31T12:00:00Z", utcOffset: 840 };
  const west = { timestamp: "2026-04-01T09:00:00Z", utcOffset: -600 };
  for (const zone of ["Pacific/Kiritimati", "UTC", "Pacific/Honolulu"]) {
    process.env.TZ = zone;
    const titles = [east, west].map((star) => monthsOf(english, [star])[0]?.title);
    expect(titles).toEqual(["April 2026", "March 2026"]);
  }
  expect(monthsOf(english, [{ ...east, utcOffset: null }])[0]?.title).toBe("March 2026");
});

test("the same month of two years is two groups", () => {
  expect(titlesOf("2025-05-04T12:00:00Z", "2026-05-04T12:00:00Z")).toHaveLength(2);
});

test("an invalid timestamp is listed too", () => {
  expect(titlesOf("2026-05-04T12:00:00Z", "nonsense", "nonsense")).toEqual([
    "Unknown time · 2 from 0",
    "May 2026 · 1 from 2",
  ]);
});

test("a star that is removed from an old month, or inserted there, changes no key", () => {
  const keysOf = (timestamps: readonly string[]) =>
    monthsOf(english, at(...timestamps)).map(({ key }) => key);
  const sky = [
    "2026-01-04T12:00:00Z",
    "2026-01-09T12:00:00Z",
    "2026-02-04T12:00:00Z",
    "2026-04-04T12:00:00Z",
  ];
  expect(new Set(keysOf(sky)).size).toBe(3);
  expect(keysOf(sky.toSpliced(0, 1))).toEqual(keysOf(sky));
  expect(keysOf(sky.toSpliced(1, 0, "2026-01-05T12:00:00Z"))).toEqual(keysOf(sky));
});

test("every star is in one month, and a new star changes no key", () => {
  const timestamp = fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(timestamp, { maxLength: 60 }), (dates) => {
      const entries = at(...dates.map((date) => date.toISOString()));
      const months = monthsOf(english, entries);
      let row = 0;
      for (const { first, count } of months) {
        expect(first).toBe(row);
        row += count;
      }
      expect(row).toBe(entries.length);
      expect(new Set(months.map(({ key }) => key)).size).toBe(months.length);
      const before = monthsOf(english, entries.slice(0, -1)).map(({ key }) => key);
      expect(months.map(({ key }) => key)).toEqual(expect.arrayContaining(before));
    }),
  );
});
