import { describe, expect, test } from "vitest";
import { brightnessOf } from "./brightness.ts";
import { differencesOf } from "./differences.ts";
import { twoSides } from "./two-sides.ts";

/** So many days of two spans that follow each other; the first side is the later one. */
const spans = (before: number, after: number) => {
  const days = Array.from({ length: before + after }, (_, day) => day);
  return {
    sides: twoSides(days, new Set(days.slice(before))),
    places: new Map(days.map((day) => [day, day])),
  };
};
/** A tag that one star of each of these days has, of so many on all days. */
const tagOn = (days: readonly number[], length: number, stars = 1) => ({
  ...({ kind: "tag", id: "tag" } as const),
  of: new Float64Array(length).fill(stars),
  counts: new Map(days.map((day) => [day, 1])),
});
const fromTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe("a tag on 10 of 14 days, and on none of 14 before", () => {
  const { sides, places } = spans(14, 14);

  test("is no difference if they are one spell", () => {
    expect(differencesOf(sides, places, [tagOn(fromTo(15, 24), 28)], [])).toEqual({
      more: [],
      less: [],
      looked: 0,
    });
  });

  test("is one if it comes and goes", () => {
    const days = [14, 15, 17, 18, 20, 21, 22, 24, 26, 27];
    const { more, looked } = differencesOf(sides, places, [tagOn(days, 28)], []);
    expect(more).toEqual([
      {
        ...{ kind: "tag", id: "tag", sureness: "probably" },
        ...{ first: { value: 10 / 14, days: 10, of: 14 }, second: { value: 0, days: 0, of: 14 } },
      },
    ]);
    expect(looked).toBe(1);
  });
});

test("two days of seven are counted, and not believed beside three of 84", () => {
  const { sides, places } = spans(84, 7);
  const { more, looked } = differencesOf(sides, places, [tagOn([10, 40, 70, 85, 88], 91, 2)], []);
  expect({ more, looked }).toEqual({ more: [], looked: 1 });
});

test("more of a thing on fewer days is no difference", () => {
  const { sides, places } = spans(60, 60);
  const often = fromTo(0, 59).filter((day) => day % 3 > 0);
  const seldom = fromTo(60, 119).filter((day) => day % 5 < 2);
  const tag = tagOn([...often, ...seldom], 120);
  for (const day of often) tag.of[day] = 5;
  expect(differencesOf(sides, places, [tag], [])).toEqual({ more: [], less: [], looked: 1 });
});

test("what is on every day is no difference, whatever its share of the stars: its days would not show it", () => {
  const { sides, places } = spans(84, 7);
  const shares = (whole: number) =>
    new Map(sides.days.map((day) => [day, day % 4 === 0 ? whole : (day < 84 ? 2 : 6) + (day % 3)]));
  const part = { ...tagOn(sides.days, 91, 10), kind: "part", id: "3" } as const;
  expect(differencesOf(sides, places, [{ ...part, counts: shares(9) }], [])).toEqual({
    more: [],
    less: [],
    looked: 0,
  });
  expect(differencesOf(sides, places, [{ ...part, counts: shares(10) }], [])).toEqual({
    more: [],
    less: [],
    looked: 1,
  });
});

describe("a tracker", () => {
  const { sides, places } = spans(30, 30);
  const hours = (day: number) => (day < 30 ? 7 : 8) + ((day * 7) % 5) / 4;
  const tracked = (values: readonly (readonly [number, number])[], isYesNo = false) => [
    { trackerId: "sleep", values: new Map(values), isYesNo },
  ];
  const days = fromTo(0, 59);

  test("has a difference in spite of a slip of the pen", () => {
    const values = days.map((day) => [day, day === 40 ? 9_000 : hours(day)] as const);
    expect(differencesOf(sides, places, [], tracked(values)).more).toMatchObject([
      { kind: "tracker", id: "sleep", first: { days: 30, of: 30 }, sureness: "clearly" },
    ]);
  });

  test("has a difference where no value of one side is as high as one of the other", () => {
    const values = days.map((day) => [day, hours(day) + (day < 30 ? 0 : 9)] as const);
    expect(differencesOf(sides, places, [], tracked(values)).more).toMatchObject([
      { id: "sleep", sureness: "clearly" },
    ]);
  });

  test("is not looked at where a day that is unlike the others begins a single spell", () => {
    const values = days.map((day) => [day, day > 38 && day < 52 ? 1 : 0] as const);
    expect(differencesOf(sides, places, [], tracked(values)).looked).toBe(0);
  });

  test("is looked at only on days with a value", () => {
    const values = days.filter((day) => day % 2 === 0).map((day) => [day, hours(day)] as const);
    expect(differencesOf(sides, places, [], tracked(values)).more).toMatchObject([
      { first: { days: 15, of: 15 }, second: { days: 15, of: 15 } },
    ]);
    expect(differencesOf(sides, places, [], tracked(values.slice(0, 15))).looked).toBe(0);
  });

  test("of yes and no has the share of days with yes", () => {
    const values = days.map((day) => [day, (day < 30 ? day % 5 === 0 : day % 3 > 0) ? 1 : 0] as const);
    expect(differencesOf(sides, places, [], tracked(values, true)).more).toMatchObject([
      { first: { value: 20 / 30, days: 20, of: 30 }, second: { value: 6 / 30, days: 6, of: 30 } },
    ]);
  });
});

test("as many more days are needed as make the interval as narrow as the difference", () => {
  const { sides } = spans(30, 30);
  const means = Float64Array.from(sides.days, (day) => ((day * 7) % 11) / 11 + (day < 30 ? 0 : 0.1));
  const brightness = brightnessOf(sides, means);
  const { difference, drawn, moreDays } = brightness ?? {
    difference: 0,
    drawn: { low: 0, high: 0 },
    moreDays: 0,
  };
  const excess = (drawn.high - drawn.low) / 2 / difference;
  expect(excess).toBeGreaterThan(1);
  expect(moreDays).toBe(Math.ceil(30 * (excess ** 2 - 1)));
  expect(
    brightnessOf(
      sides,
      means.map((mean, day) => mean - (day < 30 ? 0 : 0.1)),
    )?.moreDays,
  ).toBeNull();
});
