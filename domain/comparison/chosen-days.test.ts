import { expect, test } from "vitest";
import { filterOf, sides } from "../../testing/compare-simulated.ts";
import { makeStar } from "../../testing/make-star.ts";
import { makeReading, makeTracker } from "../../testing/make-tracker.ts";
import { dateOfDay, dayMs, dayOfDate } from "../calendar.ts";
import { catalogue } from "../feelings.ts";
import { indexJournal, withMeasured } from "../journal/journal-index.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import type { Tracker } from "../records/tracker/tracker.ts";
import { chosenDays } from "./chosen-days.ts";
import type { Comparison } from "./comparison.ts";

/** A Monday. */
const monday = dayOfDate("2026-06-01");
const dates = (first: number, last: number) => ({
  from: dateOfDay(monday + first),
  to: dateOfDay(monday + last),
});
const star = (day: number, overrides: Partial<MoodEntry> = {}) =>
  makeStar({
    ...{
      id: `star-${day}`,
      utcOffset: 0,
      timestamp: new Date((monday + day) * dayMs + 12 * 3_600_000).toISOString(),
    },
    ...overrides,
  });
/** Three weeks with a star each day; walks are on even days, and every third star has a note. */
const threeWeeks = Array.from({ length: 21 }, (_, day) =>
  star(day, { tags: day % 2 === 0 ? ["walk"] : [], note: day % 3 === 0 ? "by the sea" : null }),
);

const choose = (
  comparison: Comparison,
  {
    entries = threeWeeks,
    today = monday + 20,
    trackers = [] as readonly Tracker[],
    readings = [] as ReturnType<typeof makeReading>[],
  } = {},
) => {
  const index = withMeasured(indexJournal(catalogue, entries, "UTC"), { trackers, readings });
  const chosen = chosenDays(comparison, index, { now: (today + 1) * dayMs - 1, today });
  if (chosen.kind === "weeks") throw new Error("Weeks are chosen later.");
  const after = (days: readonly number[]) => days.map((day) => day - monday);
  return { ...chosen, first: after(chosen.days.first), second: after(chosen.days.second) };
};

test("the days of two spans are those with a star, and their calendar days are counted", () => {
  const entries = threeWeeks.filter((_, day) => day !== 2);
  const { first, second, calendarDays, missing } = choose(sides(dates(0, 3), dates(4, 6)), { entries });
  expect(first).toEqual([0, 1, 3]);
  expect(second).toEqual([4, 5, 6]);
  expect(calendarDays).toEqual({ first: 4, second: 3 });
  expect(missing).toEqual([]);
});

test("calendar days begin with the first star, end today, and are those of the weekdays that are asked for", () => {
  const { calendarDays } = choose(sides({ ...dates(-30, 13), weekdays: [1] }, dates(14, 90)), {
    today: monday + 17,
  });
  expect(calendarDays).toEqual({ first: 2, second: 4 });
});

test("a filter that asks for more than days has no calendar days", () => {
  expect(choose(sides({ tags: ["walk"] })).calendarDays).toEqual({ first: null, second: null });
});

test("the others are the days in the same dates that the filter does not find", () => {
  const { first, second } = choose(sides({ tags: ["walk"], ...dates(3, 8) }));
  expect(first).toEqual([4, 6, 8]);
  expect(second).toEqual([3, 5, 7]);
});

test("the words of notes are searched", () => {
  expect(choose(sides({ words: "sea", ...dates(0, 8) })).first).toEqual([0, 3, 6]);
});

test("a day that both filters find is on no side, and is counted", () => {
  const { first, second, inBoth } = choose(
    sides({ tags: ["walk"], ...dates(0, 6) }, { note: "with", ...dates(0, 6) }),
  );
  expect(first).toEqual([2, 4]);
  expect(second).toEqual([3]);
  expect(inBoth).toBe(2);
});

test("spans that share weekdays overlap, and spans of different weekdays do not", () => {
  const [week, weekend] = [{ weekdays: [1, 2, 3, 4, 5] as const }, { weekdays: [0, 6] as const }];
  expect(choose(sides(week, weekend)).missing).toEqual([]);
  expect(choose(sides({ ...week, ...dates(0, 10) }, dates(5, 8))).missing).toEqual([
    { kind: "overlap", days: 2 },
  ]);
});

test("days on which a tracker has no value are no others, except of yes and no", () => {
  const sleep = makeTracker({ id: "sleep", kind: "number" });
  const swam = makeTracker({ id: "swam", kind: "yes-no" });
  const readings = [
    ...[5, 8, 5, 8].map((value, day) => makeReading(sleep, dateOfDay(monday + day), value)),
    makeReading(swam, dateOfDay(monday), 1),
  ];
  const measured = { trackers: [sleep, swam], readings };
  const short = choose(sides({ measures: [{ tracker: "sleep", is: "below", value: 6 }] }), measured);
  expect([short.first, short.second]).toEqual([
    [0, 2],
    [1, 3],
  ]);
  const yes = choose(
    sides({ measures: [{ tracker: "swam", is: "exactly", value: 1 }], ...dates(0, 3) }),
    measured,
  );
  expect([yes.first, yes.second]).toEqual([[0], [1, 2, 3]]);
});

test("stars after now are on no side", () => {
  const { first, second } = choose(sides(dates(0, 1), dates(2, 20)), { today: monday + 4 });
  expect([first, second]).toEqual([
    [0, 1],
    [2, 3, 4],
  ]);
});

test("what the days were chosen by is told of both filters", () => {
  const first = filterOf({ tags: ["walk"], hours: { from: 6, until: 9 } });
  const second = filterOf({ twins: "only", measures: [{ tracker: "sleep", is: "below", value: 6 }] });
  expect(choose({ kind: "sides", first, second }).by).toEqual({
    ...{ feelings: true, hours: true, tags: ["walk"], trackers: ["sleep"] },
  });
});

test("weeks are of the dates that are asked for, from the first star until today", () => {
  const index = indexJournal(catalogue, threeWeeks, "UTC");
  const now = { now: (monday + 21) * dayMs - 1, today: monday + 20 };
  const asked = { kind: "weeks", from: null, to: dateOfDay(monday + 9) } as const;
  expect(chosenDays(asked, index, now)).toEqual({ kind: "weeks", first: monday, last: monday + 9 });
});

test("stars of a clock that was wrong for years are no part of a time without a beginning, but of one that names it", () => {
  const entries = [star(-18_000), star(-1_000), star(-999), ...threeWeeks];
  const until = { to: dateOfDay(monday + 9) };
  const halves = choose(sides(until, dates(10, 20)), { entries });
  expect(halves.first).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(halves.calendarDays).toEqual({ first: 10, second: 11 });
  expect(choose(sides({ note: "with" }), { entries }).second).not.toContain(-999);
  expect(choose(sides(dates(-1_000, 9), dates(10, 20)), { entries }).first).toHaveLength(12);
});

test("what was written long ago is a part of the journal if it was more than a handful, or all there is", () => {
  const until = (last: number) => ({ to: dateOfDay(monday + last) });
  const longAgo = [-1_000, -999, -998, -997, -996].map((day) => star(day));
  expect(
    choose(sides(until(-900), dates(0, 20)), { entries: [...longAgo, ...threeWeeks] }).first,
  ).toHaveLength(5);
  expect(choose(sides(until(9), dates(10, 20)), { entries: [...longAgo, ...threeWeeks] }).first).toHaveLength(
    15,
  );
  const few = [...longAgo.slice(0, 3), ...threeWeeks.slice(0, 4)];
  expect(choose(sides(until(1), dates(2, 20)), { entries: few }).first).toHaveLength(5);
});
