import { expect, test } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { dateOfDay, dayMs, dayOfDate } from "../calendar.ts";
import { catalogue } from "../feelings.ts";
import { emptyFilter } from "../journal/filter.ts";
import { indexJournal } from "../journal/journal-index.ts";
import type { Comparison } from "./comparison.ts";
import { starSides } from "./star-sides.ts";

const monday = dayOfDate("2026-01-05");
const star = (day: number, overrides = {}) =>
  makeStar({
    ...{ id: `star-${day - monday}`, utcOffset: 0, timeZone: "UTC" },
    ...{ timestamp: `${dateOfDay(day)}T12:00:00.000Z`, ...overrides },
  });
const sidesOf = (
  comparison: Comparison,
  stars: readonly ReturnType<typeof star>[],
  now = (monday + 200) * dayMs,
) =>
  starSides(comparison, indexJournal(catalogue, stars, "UTC"), {
    ...{ now, utcOffset: 0, today: Math.floor(now / dayMs) },
  });

test("all stars of a day are on the side of the day, and days of neither side have none", () => {
  const stars = [
    star(monday, { id: "walk", tags: ["walk"] }),
    star(monday, { id: "same-day" }),
    star(monday + 1, { id: "rest" }),
    star(monday + 9, { id: "later" }),
  ];
  const [from, to] = [dateOfDay(monday), dateOfDay(monday + 6)];
  const first = { ...emptyFilter, from, to, tags: ["walk"] };
  expect([...sidesOf({ kind: "sides", first, second: "others" }, stars)]).toEqual([
    ["walk", "first"],
    ["same-day", "first"],
    ["rest", "second"],
  ]);
});

test("good weeks have all of their days, within the dates", () => {
  const weeks = 9;
  const stars = Array.from({ length: weeks * 7 }, (_, day) =>
    star(monday + day, { emotion: Math.floor(day / 7) % 3 === 0 ? "joy" : "grief", intensity: 8 }),
  );
  const sides = sidesOf({ kind: "weeks", from: null, to: null }, stars);
  expect(sides.size).toBe(stars.length);
  for (const [at, { id }] of stars.entries())
    expect(sides.get(id), id).toBe(Math.floor(at / 7) % 3 === 0 ? "first" : "second");
  const some = sidesOf({ kind: "weeks", from: dateOfDay(monday + 8), to: null }, stars);
  expect(some.has("star-7")).toBe(false);
  expect(some.has("star-8")).toBe(true);
});

test("a star that lies after now is on no side, even if its day is", () => {
  const stars = [
    star(monday),
    star(monday, { id: "tonight", timestamp: `${dateOfDay(monday)}T20:00:00.000Z` }),
  ];
  const first = { ...emptyFilter, from: dateOfDay(monday) };
  const second = { ...emptyFilter, to: dateOfDay(monday - 1) };
  const afternoon = (monday + 0.7) * dayMs;
  expect([...sidesOf({ kind: "sides", first, second }, stars, afternoon).keys()]).toEqual(["star-0"]);
});
