import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { futureDateRefusals } from "./accounts/new-universe.ts";
import {
  dateOfDay,
  dayOfDate,
  daysOfMonth,
  firstDayOf,
  isCalendarDate,
  latestDateOnEarth,
  monthsBefore,
  partsOfDay,
  weekdayOf,
} from "./calendar.ts";

describe("a calendar date", () => {
  it("is any date that exists", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }),
        (date) => {
          expect(isCalendarDate(date.toISOString().slice(0, 10))).toBe(true);
        },
      ),
    );
  });

  it.each([
    "2023-02-29",
    "2024-13-01",
    "2024-00-10",
    "2024-1-1",
    "24-01-01",
    "2024-01-01T00:00:00Z",
    " 2024-01-01",
    "",
  ])("is not %j", (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  it("is in the future only when it is in the future in every time zone", () => {
    const now = Date.parse("2026-12-31T10:00:00Z");
    expect(latestDateOnEarth(now)).toBe("2027-01-01");
    expect(futureDateRefusals({ birthday: "2027-01-01", startDate: null }, now)).toEqual({});
    expect(futureDateRefusals({ birthday: "2027-01-02", startDate: "2027-01-02" }, now)).toEqual({
      birthday: "Birthday cannot be in the future.",
      startDate: "Journey start date cannot be in the future.",
    });
  });
});

describe("the number of a day", () => {
  const days = fc.integer({ min: dayOfDate("0001-01-01"), max: dayOfDate("9998-12-31") });

  it("stands for one date and one weekday, which follow those of the day before", () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(dayOfDate(dateOfDay(day))).toBe(day);
        expect(weekdayOf(day)).toBe(new Date(`${dateOfDay(day)}T00:00:00Z`).getUTCDay());
        const { year, month, date } = partsOfDay(day);
        expect(firstDayOf(year, month) + date - 1).toBe(day);
        expect(daysOfMonth(year, month)[date - 1]).toBe(day);
      }),
    );
  });

  it.each([
    [2024, 2, 29],
    [2023, 2, 28],
    [1900, 2, 28],
    [2000, 2, 29],
    [2026, 12, 31],
    [50, 4, 30],
  ])("in %i-%i has as many as the month is long", (year, month, length) => {
    const days = daysOfMonth(year, month);
    expect(days).toHaveLength(length);
    expect(partsOfDay(days[0] ?? 0)).toEqual({ year, month, date: 1 });
  });

  it.each([
    ["2026-03-31", 1, "2026-02-28"],
    ["2024-03-30", 1, "2024-02-29"],
    ["2026-01-15", 1, "2025-12-15"],
    ["2024-02-29", 12, "2023-02-28"],
    ["2024-02-29", 48, "2020-02-29"],
    ["2026-05-31", 15, "2025-02-28"],
    ["2026-07-31", 0, "2026-07-31"],
  ])("of %s, %i months earlier, is that of %s", (date, months, earlier) =>
    expect(dateOfDay(monthsBefore(dayOfDate(date), months))).toBe(earlier),
  );

  it("some months earlier is in that month", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: dayOfDate("1900-01-01"), max: dayOfDate("2100-12-31") }),
        fc.nat({ max: 500 }),
        (day, months) => {
          const [now, then] = [partsOfDay(day), partsOfDay(monthsBefore(day, months))];
          expect(then.year * 12 + then.month).toBe(now.year * 12 + now.month - months);
          expect(then.date).toBe(Math.min(now.date, daysOfMonth(then.year, then.month).length));
        },
      ),
    );
  });
});
