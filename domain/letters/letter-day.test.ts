import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dateOfDay, dayMs, dayOfDate } from "../calendar.ts";
import { isLetterDay, letterOfToday, starDays } from "./letter-day.ts";

const starAt = (timestamp: string, utcOffset: number | null = null) => ({ timestamp, utcOffset });
/** What can be opened at a moment on a clock that is so many minutes east of UTC. */
const letterAt = (moment: string, stars: readonly ReturnType<typeof starAt>[], utcOffset = 0) => {
  const letter = letterOfToday(stars, { now: Date.parse(moment), utcOffset });
  return letter && `${letter.kind} of ${dateOfDay(letter.first)}`;
};

test("a letter can be opened on the Sunday of a week with a star, and on no other day", () => {
  const monday = [starAt("2026-11-16T08:00:00Z")];
  expect(letterAt("2026-11-22T09:00:00Z", monday)).toBe("week of 2026-11-16");
  expect(letterAt("2026-11-21T23:59:00Z", monday)).toBeNull();
  expect(letterAt("2026-11-23T00:00:00Z", monday)).toBeNull();
  expect(letterAt("2026-11-29T09:00:00Z", monday)).toBeNull();
});

test("the longest time that ends today and has a star is the one of which the letter is", () => {
  const stars = [starAt("2023-03-03T08:00:00Z")];
  // Of 2023, December 31 was a Sunday.
  expect(letterAt("2023-12-31T09:00:00Z", stars)).toBe("year of 2023-01-01");
  expect(letterAt("2023-03-31T09:00:00Z", stars)).toBe("month of 2023-03-01");
  expect(letterAt("2023-04-30T09:00:00Z", [...stars, starAt("2023-04-27T08:00:00Z")])).toBe(
    "month of 2023-04-01",
  );
  expect(letterAt("2023-04-30T09:00:00Z", stars)).toBeNull();
  expect(letterAt("2024-03-31T09:00:00Z", [starAt("2024-03-30T08:00:00Z")])).toBe("month of 2024-03-01");
});

test("the day ends on the clock of the reader, and stars are on the days of their own clocks", () => {
  const tokyo = 540;
  const star = [starAt("2026-11-22T16:00:00Z", tokyo)];
  // The star is one of Monday in Tokyo, also for a person who is in Lisbon by now.
  expect(letterAt("2026-11-22T20:00:00Z", star)).toBeNull();
  expect(letterAt("2026-11-28T20:00:00Z", star, tokyo)).toBe("week of 2026-11-23");
  expect(letterAt("2026-11-22T14:59:00Z", [starAt("2026-11-22T14:00:00Z", tokyo)], tokyo)).toBe(
    "week of 2026-11-16",
  );
  expect(letterAt("2026-11-22T15:00:00Z", [starAt("2026-11-22T14:00:00Z", tokyo)], tokyo)).toBeNull();
});

test("a day on which the clock is changed is one day", () => {
  // In Berlin, Sunday, October 25, 2026 has 25 hours, and March 29 has 23.
  const star = (date: string, offset: number) => [starAt(`${date}T00:30:00Z`, offset)];
  expect(letterAt("2026-10-24T22:00:00Z", star("2026-10-19", 120), 120)).toBe("week of 2026-10-19");
  expect(letterAt("2026-10-25T22:59:00Z", star("2026-10-19", 120), 60)).toBe("week of 2026-10-19");
  expect(letterAt("2026-10-25T23:00:00Z", star("2026-10-19", 120), 60)).toBeNull();
  expect(letterAt("2026-03-28T23:00:00Z", star("2026-03-23", 60), 60)).toBe("week of 2026-03-23");
  expect(letterAt("2026-03-29T21:59:00Z", star("2026-03-23", 60), 120)).toBe("week of 2026-03-23");
});

test("stars of a clock in the future make no letter", () => {
  expect(
    letterAt("2026-11-22T09:00:00Z", [starAt("2026-11-22T10:00:00Z"), starAt("2199-01-01T00:00:00Z")]),
  ).toBeNull();
  expect(starDays([starAt("2199-01-01T00:00:00Z")], { now: 0, utcOffset: 0 })).toBeNull();
});

test("there is a letter of today only if a week, a month or a year ends today", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40_000 }),
      fc.integer({ min: -840, max: 840 }),
      (day, utcOffset) => {
        const now = (day + 0.5) * dayMs - utcOffset * 60_000;
        const letter = letterOfToday([starAt(new Date(now).toISOString())], { now, utcOffset });
        expect(letter !== null).toBe(isLetterDay(day));
        if (letter) expect(letter.last).toBe(day);
      },
    ),
  );
});

test("the days with a star are from the first to the last one", () => {
  const stars = ["2026-03-05", "2026-01-02", "2026-02-03"].map((date) => starAt(`${date}T12:00:00Z`));
  expect(starDays(stars, { now: Date.parse("2026-11-27"), utcOffset: 0 })).toEqual({
    first: dayOfDate("2026-01-02"),
    last: dayOfDate("2026-03-05"),
  });
});
