/** What cannot be compared, and that nothing is claimed of it. */

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compareSimulated,
  daily,
  daysFromTo,
  filterOf,
  halves,
  sides,
} from "../../testing/compare-simulated.ts";
import { makeStar } from "../../testing/make-star.ts";
import { firstDay, type SimulatedJournal } from "../../testing/simulated-journal.ts";
import { dateOfDay, dayMs } from "../calendar.ts";
import { emotionIds } from "../emotions.ts";
import type { Comparison } from "./comparison.ts";
import type { ComparisonResult } from "./comparison-data.ts";

/** Every number of a value, however deep. */
const numbersOf = (value: unknown): number[] =>
  typeof value === "number"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(numbersOf)
      : [];
const expectSound = (result: ComparisonResult) => {
  const unsound = numbersOf(result).filter((number) => !Number.isFinite(number) || Object.is(number, -0));
  expect(unsound).toEqual([]);
};
const expectSilence = (result: ComparisonResult) => {
  expectSound(result);
  expect(result).toMatchObject({ brightness: null, more: [], less: [], looked: 0 });
};

const lively = daily(100, (day) => ({ intensity: 1 + ((day * 7) % 10), tags: day % 3 ? [] : ["tag"] }));

describe("what cannot be compared is said, without a claim", () => {
  const cases: Record<string, [SimulatedJournal, Comparison, object[]]> = {
    "no star": [daily(0), halves, [{ kind: "no-stars" }]],
    "no star, and weeks": [daily(0), { kind: "weeks", from: null, to: null }, [{ kind: "no-stars" }]],
    "spans that overlap": [
      lively,
      { kind: "sides", first: daysFromTo(0, 50), second: daysFromTo(40, 99) },
      [{ kind: "overlap", days: 11 }],
    ],
    "the same twice": [lively, sides({ tags: ["tag"] }, { tags: ["tag"] }), [{ kind: "same" }]],
    "a side of one day": [
      lively,
      { kind: "sides", first: daysFromTo(0, 0), second: daysFromTo(1, 99) },
      [{ kind: "too-few-days", side: "first", days: 1, needed: 5 }],
    ],
    "a side before the first star": [
      lively,
      { kind: "sides", first: daysFromTo(-60, -1), second: daysFromTo(0, 99) },
      [{ kind: "before-first-star", side: "first", first: dateOfDay(firstDay) }],
    ],
    "a side to come": [
      lively,
      { kind: "sides", first: daysFromTo(0, 99), second: daysFromTo(120, 150) },
      [{ kind: "to-come", side: "second" }],
    ],
    "a side without a star": [
      { ...lively, entries: lively.entries.filter((_, day) => day < 30 || day > 60) },
      { kind: "sides", first: daysFromTo(30, 60), second: daysFromTo(61, 99) },
      [{ kind: "empty", side: "first" }],
    ],
    "a filter that finds everything": [
      lively,
      sides({ emotions: ["joy"] }),
      [{ kind: "everything", days: 100 }, { kind: "chosen-by-feelings" }],
    ],
    "a filter that finds nothing": [
      lively,
      sides({ words: "nothing" }),
      [{ kind: "nothing", side: "first", days: 100 }],
    ],
    "a side whose days all belong to the other": [
      lively,
      sides({ tags: ["tag"] }, { from: dateOfDay(firstDay) }),
      [{ kind: "in-both", side: "first", days: 34 }],
    ],
    "a journal of one feeling": [
      daily(100),
      { kind: "sides", first: daysFromTo(0, 49), second: daysFromTo(50, 99) },
      [{ kind: "alike", days: 100 }],
    ],
    "feelings that the universe does not know": [
      daily(100, () => ({ emotion: "unknown" })),
      { kind: "sides", first: daysFromTo(0, 49), second: daysFromTo(50, 99) },
      [
        { kind: "unscored", side: "first" },
        { kind: "unscored", side: "second" },
      ],
    ],
    "too few weeks": [
      daily(20),
      { kind: "weeks", from: null, to: null },
      [{ kind: "too-few-weeks", weeks: 3, needed: 9 }],
    ],
    "a clock that is a month ahead": [
      { ...lively, now: lively.now - 30 * dayMs },
      { kind: "sides", first: daysFromTo(70, 99), second: daysFromTo(0, 69) },
      [
        { kind: "to-come", side: "first" },
        { kind: "after-now", stars: 30 },
      ],
    ],
  };
  for (const [name, [journal, comparison, missing]] of Object.entries(cases))
    test(name, () => {
      const result = compareSimulated(journal, comparison);
      expect(result.missing).toEqual(missing);
      if (name === "a journal of one feeling") expectSound(result);
      else expectSilence(result);
      expect(result).toMatchObject({ brightness: null, more: [], less: [] });
    });
});

test("a side whose feelings the universe does not know has no brightness, and its other things are compared", () => {
  const journal = daily(100, (day) => ({
    emotion: day < 50 ? "joy" : "unknown",
    ...{ intensity: 1 + ((day * 7) % 10), tags: day % 3 ? [] : ["tag"] },
  }));
  for (const isSwapped of [false, true]) {
    const [early, late] = [daysFromTo(0, 49), daysFromTo(50, 99)];
    const [first, second] = isSwapped ? [late, early] : [early, late];
    const result = compareSimulated(journal, { kind: "sides", first, second });
    expectSound(result);
    expect(result.brightness).toBeNull();
    expect(result.missing).toEqual([{ kind: "unscored", side: isSwapped ? "first" : "second" }]);
    expect(result.looked).toBeGreaterThan(1);
  }
});

test("any journal and any sides give numbers, and claims only with both sides", () => {
  const star = fc.record({
    ...{ day: fc.nat(60), minute: fc.nat(1_439), emotion: fc.constantFrom(...emotionIds, "unknown") },
    ...{ intensity: fc.integer({ min: 1, max: 10 }), tags: fc.subarray(["tag", "gone"]) },
    utcOffset: fc.constantFrom(null, 0, 840, -720),
  });
  const date = fc.option(fc.integer({ min: -20, max: 90 }).map((day) => dateOfDay(firstDay + day)));
  const filter = fc.record({
    ...{ from: date, to: date, tags: fc.subarray(["tag", "gone"]), emotions: fc.subarray(["joy", "fear"]) },
    weekdays: fc.subarray([0, 1, 6] as const),
    note: fc.constantFrom(null, "with" as const, "without" as const),
  });
  const comparison: fc.Arbitrary<Comparison> = fc.oneof(
    fc.record({
      kind: fc.constant("sides" as const),
      first: filter.map(filterOf),
      second: fc.oneof(filter.map(filterOf), fc.constant("others" as const)),
    }),
    fc.record({ kind: fc.constant("weeks" as const), from: date, to: date }),
  );
  fc.assert(
    fc.property(fc.array(star, { maxLength: 80 }), comparison, (some, asked) => {
      const entries = some
        .map(({ day, minute, ...star }) =>
          makeStar({
            ...star,
            timestamp: new Date((firstDay + day) * dayMs + minute * 60_000).toISOString(),
          }),
        )
        .sort((one, other) => (one.timestamp < other.timestamp ? -1 : 1));
      const result = compareSimulated({ ...daily(60), entries }, asked);
      expectSound(result);
      const { first, second } = result.sides;
      if (Math.min(first.days, second.days) < 5) expectSilence(result);
      if (result.brightness === null && result.looked === 0) expect(result.missing).not.toEqual([]);
    }),
    { numRuns: 60 },
  );
});
