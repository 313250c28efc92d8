import fc from "fast-check";
import { expect, it } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { dateOfDay, partsOfDay } from "../calendar.ts";
import { catalogue } from "../feelings.ts";
import { daysOf, monthsOf, yearsOf } from "./days.ts";
import { indexJournal } from "./journal-index.ts";

const daysAt = (...timestamps: string[]) =>
  indexJournal(
    catalogue,
    timestamps.map((timestamp) => makeStar({ id: timestamp, timestamp, utcOffset: 0 })),
    "UTC",
  ).days;

it("shows days and their stars with the newest first", () => {
  const days = daysAt(
    "2025-12-31T08:00:00Z",
    "2026-01-01T08:00:00Z",
    "2026-01-01T20:00:00Z",
    "2026-03-01T08:00:00Z",
  );
  const shown = monthsOf(days).map(({ year, month, days }) => [
    `${year}-${month}`,
    days.map(({ day, stars }) => [dateOfDay(day), stars.map(({ entry }) => entry.id.slice(11, 13))]),
  ]);
  expect(shown).toEqual([
    ["2026-3", [["2026-03-01", ["08"]]]],
    ["2026-1", [["2026-01-01", ["20", "08"]]]],
    ["2025-12", [["2025-12-31", ["08"]]]],
  ]);
  expect(yearsOf(days)).toEqual([2026, 2025]);
});

it("shows nothing of an empty journal", () => {
  expect([daysOf(daysAt()), monthsOf(daysAt()), yearsOf(daysAt())]).toEqual([[], [], []]);
});

it("puts every star in one day of one month, each heading once, also after flights across the date line", () => {
  const entries = fc.array(
    fc
      .record({
        moment: fc.integer({ min: Date.UTC(2025, 11, 1), max: Date.UTC(2026, 2, 1) }),
        utcOffset: fc.integer({ min: -840, max: 840 }),
      })
      .map(({ moment, utcOffset }) => makeStar({ timestamp: new Date(moment).toISOString(), utcOffset })),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(entries, (list) => {
      const sorted = list.toSorted((one, other) => (one.timestamp < other.timestamp ? -1 : 1));
      const index = indexJournal(catalogue, sorted, "UTC");
      const months = monthsOf(index.days);
      const days = months.flatMap(({ days }) => days);
      expect(days).toEqual(daysOf(index.days));
      for (const [at, { day }] of days.entries())
        if (at > 0) expect(day).toBeLessThan(days[at - 1]?.day ?? 0);
      expect(new Set(months.map(({ year, month }) => `${year}-${month}`)).size).toBe(months.length);
      for (const { year, month, days } of months)
        for (const { day, stars } of days) {
          expect(partsOfDay(day)).toMatchObject({ year, month });
          for (const star of stars) expect(star.day).toBe(day);
        }
      const shown = days.flatMap(({ stars }) => stars);
      expect(new Set(shown)).toEqual(new Set(index.stars));
      expect(shown).toHaveLength(index.stars.length);
    }),
  );
});
