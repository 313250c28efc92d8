import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judge } from "../insights/distributions.ts";
import { brightnessOf } from "./brightness.ts";
import { differencesOf } from "./differences.ts";
import { plausibility, sideContrast } from "./side-contrast.ts";
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

describe("what is on every day of one side, and on no day of the other", () => {
  const apart = (length: number, gap: number) => {
    const days = [...fromTo(0, length - 1), ...fromTo(length + gap, 2 * length + gap - 1)];
    const sides = twoSides(days, new Set(days.slice(length)));
    return { sides, places: new Map(days.map((day, place) => [day, place])) };
  };
  const surenessOf = (length: number, gap = 0, stars = 1) => {
    const { sides, places } = apart(length, gap);
    const tag = tagOn(fromTo(length, 2 * length - 1), 2 * length, stars);
    const { more, less, looked } = differencesOf(sides, places, [tag], []);
    expect({ less, looked }).toEqual({ less: [], looked: 1 });
    return more[0]?.sureness ?? "chance";
  };

  test("is said of sixty days and the sixty before, in one spell", () => {
    const { sides, places } = spans(60, 60);
    expect(differencesOf(sides, places, [tagOn(fromTo(60, 119), 120, 2)], [])).toMatchObject({
      more: [
        {
          ...{ kind: "tag", id: "tag", sureness: "probably" },
          ...{ first: { value: 0.5, days: 60, of: 60 }, second: { value: 0, days: 0, of: 60 } },
        },
      ],
      ...{ less: [], looked: 1 },
    });
    expect(differencesOf(sides, places, [tagOn(fromTo(0, 59), 120)], []).less).toHaveLength(1);
  });

  test("is said of a holiday between other days, and of days that take turns", () => {
    const days = fromTo(0, 119);
    const places = new Map(days.map((day) => [day, day]));
    const cases = [
      [fromTo(40, 53), "probably"],
      [days.filter((day) => day % 7 > 4), "clearly"],
    ] as const;
    for (const [first, sureness] of cases) {
      const sides = twoSides(days, new Set(first));
      expect(differencesOf(sides, places, [tagOn(first, 120)], []).more).toMatchObject([
        { id: "tag", sureness },
      ]);
    }
  });

  test("is not said of as many days of the other side", () => {
    const { sides, places } = spans(100, 14);
    const tag = tagOn(fromTo(20, 33), 114);
    expect(differencesOf(sides, places, [tag], [])).toEqual({ more: [], less: [], looked: 1 });
  });

  test("is no more than chance on few days: what lasts for weeks begins on any day", () => {
    expect(surenessOf(5)).toBe("probably");
    expect(surenessOf(60, 300)).toBe("probably");
    const { sides, places } = spans(14, 14);
    const tags = ["one", "two", "three", "four"].map((id) => ({ ...tagOn(fromTo(14, 27), 28), id }));
    expect(differencesOf(sides, places, tags, [])).toEqual({ more: [], less: [], looked: 4 });
  });

  test("is surer the more days there are, and never surer for a longer time between", () => {
    const order = ["chance", "probably", "clearly"];
    fc.assert(
      fc.property(
        ...([
          fc.integer({ min: 5, max: 90 }),
          fc.nat(60),
          fc.nat(200),
          fc.integer({ min: 1, max: 4 }),
        ] as const),
        (length, longer, gap, stars) => {
          const rank = (...asked: Parameters<typeof surenessOf>) => order.indexOf(surenessOf(...asked));
          expect(rank(length + longer, gap, stars)).toBeGreaterThanOrEqual(rank(length, gap));
          expect(rank(length, gap, stars)).toBeLessThanOrEqual(rank(length));
        },
      ),
      { numRuns: 60 },
    );
  });

  test("is said of a tracker that has one value here and another there", () => {
    const { sides, places } = spans(60, 60);
    const values = (here: number, there: number) =>
      new Map(sides.days.map((day) => [day, day < 60 ? there : here]));
    const tracker = { trackerId: "dose", values: values(20, 10), isYesNo: false };
    const answer = { trackerId: "school", values: values(1, 0), isYesNo: true };
    expect(differencesOf(sides, places, [], [tracker, answer]).more).toMatchObject([
      { id: "dose", first: { value: 20 }, second: { value: 10 }, sureness: "probably" },
      { id: "school", first: { value: 1 }, second: { value: 0 }, sureness: "probably" },
    ]);
  });
});

describe("a tag on 10 of 14 days, and on none of 14 before", () => {
  const { sides, places } = spans(14, 14);

  test("is no difference if they are one spell", () => {
    expect(differencesOf(sides, places, [tagOn(fromTo(15, 24), 28)], [])).toEqual({
      more: [],
      less: [],
      looked: 1,
    });
  });

  test("is one if it comes and goes", () => {
    const days = [14, 15, 17, 18, 20, 21, 22, 24, 26, 27];
    const { more, looked } = differencesOf(sides, places, [tagOn(days, 28)], []);
    expect(more).toMatchObject([
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

  test("has a difference in spite of a slip of the pen, which is not clear where values overlap", () => {
    const values = days.map((day) => [day, day === 40 ? 9_000 : hours(day)] as const);
    expect(differencesOf(sides, places, [], tracked(values)).more).toMatchObject([
      { kind: "tracker", id: "sleep", first: { days: 30, of: 30 }, sureness: "probably" },
    ]);
  });

  test("has a difference where no value of one side is as high as one of the other", () => {
    const values = days.map((day) => [day, hours(day) + (day < 30 ? 0 : 9)] as const);
    expect(differencesOf(sides, places, [], tracked(values)).more).toMatchObject([
      { id: "sleep", sureness: "clearly" },
    ]);
  });

  test("is no difference where a day that is unlike the others begins a single spell", () => {
    const values = days.map((day) => [day, day > 38 && day < 52 ? 1 : 0] as const);
    expect(differencesOf(sides, places, [], tracked(values))).toEqual({ more: [], less: [], looked: 1 });
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

describe("the interval of a difference", () => {
  const { sides, places } = spans(60, 60);
  /** A tag on so many of each ten days before and after, and others that came once and say nothing. */
  const compareTag = (before: number, after: number, others: number) => {
    const days = fromTo(0, 119).filter((day) => (day * 7) % 10 < (day < 60 ? before : after));
    const once = fromTo(1, others).map((at) => ({ ...tagOn(fromTo(at, at + 9), 120), id: `once-${at}` }));
    return differencesOf(sides, places, [tagOn(days, 120), ...once], []);
  };
  const tenths = fc.nat(10);

  test("holds what is shown, and leaves zero out", () => {
    fc.assert(
      fc.property(tenths, tenths, fc.nat(30), (before, after, others) => {
        const { more, less } = compareTag(before, after, others);
        for (const { first, second, drawn } of [...more, ...less]) {
          expect(drawn.low * drawn.high).toBeGreaterThan(0);
          expect(drawn.low).toBeLessThan(first.value - second.value + 1e-9);
          expect(drawn.high).toBeGreaterThan(first.value - second.value - 1e-9);
          expect(Math.max(-drawn.low, drawn.high)).toBeLessThanOrEqual(1);
        }
        if (Math.abs(before - after) > 6) expect(more.length + less.length).toBe(1);
      }),
    );
  });

  test("grows with all that was looked at, down to zero where the difference is said no more", () => {
    const lows = fromTo(0, 109).map((others) => compareTag(0, 10, others).more[0]?.drawn.low ?? 0);
    const said = lows.filter((low) => low > 0);
    expect(said.length).toBe(Math.floor(0.05 / (0.025 * 0.975 ** 118)));
    expect(lows.toSorted((one, other) => other - one)).toEqual(lows);
    expect(said.at(-1)).toBeLessThan(0.01);
  });

  test("is that of the regression where a share is tested by it", () => {
    const { more } = compareTag(2, 8, 0);
    const effect = sideContrast(sides.days, sides.isFirst, sides.beside, plausibility.ofMany).differenceOf(
      Float64Array.from(sides.days, (day) => ((day * 7) % 10 < (day < 60 ? 2 : 8) ? 1 : 0)),
    );
    const { intervalAt } = judge(effect ?? { estimate: 0, se: 1, df: 1 });
    expect(effect?.estimate).toBeCloseTo(0.6, 1);
    expect(more[0]?.drawn.high).toBeCloseTo(Math.min(1, intervalAt(0.05).high), 1);
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
