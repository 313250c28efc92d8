import fc from "fast-check";
import { expect, it } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { dateOfDay, dayOfDate } from "../calendar.ts";
import { catalogue } from "../feelings.ts";
import { indexJournal } from "./journal-index.ts";
import { onThisDay } from "./on-this-day.ts";

/** What is shown on a day of a journal with a star at noon on each of these dates. */
const shown = (today: string, ...dates: string[]) => {
  const stars = dates.map((date) => makeStar({ timestamp: `${date}T12:00:00.000Z`, utcOffset: 0 }));
  return onThisDay(indexJournal(catalogue, stars, "UTC").days, dayOfDate(today)).map(
    ({ unit, count, day }) => `${count} ${unit}: ${dateOfDay(day)}`,
  );
};

it("finds stars a week, a month and each year ago", () => {
  const dates = [
    "2020-11-22",
    "2023-11-22",
    "2024-11-21",
    "2025-11-22",
    "2026-10-22",
    "2026-11-15",
    "2026-11-22",
  ];
  expect(shown("2026-11-22", ...dates)).toEqual([
    "1 week: 2026-11-15",
    "1 month: 2026-10-22",
    "1 year: 2025-11-22",
    "3 year: 2023-11-22",
    "6 year: 2020-11-22",
  ]);
});

it("uses the last day of a month that is too short", () => {
  expect(shown("2026-03-31", "2026-02-28")).toEqual(["1 month: 2026-02-28"]);
  expect(shown("2024-03-31", "2024-02-29")).toEqual(["1 month: 2024-02-29"]);
  expect(shown("2024-02-29", "2022-02-28", "2020-02-29")).toEqual([
    "2 year: 2022-02-28",
    "4 year: 2020-02-29",
  ]);
});

it("shows nothing of an empty journal, and nothing of today or later", () => {
  expect(shown("2026-11-22")).toEqual([]);
  expect(shown("2026-11-22", "2026-11-22", "2026-11-29", "2027-11-22")).toEqual([]);
});

it("shows each day at most once, the latest first", () => {
  const day = fc.integer({ min: dayOfDate("2000-01-01"), max: dayOfDate("2030-12-31") }).map(dateOfDay);
  fc.assert(
    fc.property(day, fc.array(day, { maxLength: 30 }), (today, dates) => {
      const days = shown(today, today, ...dates).map((line) => line.slice(-10));
      expect(days).toEqual([...new Set(days)].toSorted().toReversed());
      for (const past of days) expect(dates).toContain(past);
    }),
  );
});
