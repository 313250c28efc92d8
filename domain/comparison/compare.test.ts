import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareSimulated, daily, daysFromTo, halves, sides } from "../../testing/compare-simulated.ts";
import { makeStar } from "../../testing/make-star.ts";
import {
  firstDay,
  onSomeDays,
  plainSimulation,
  type Simulation,
  simulateJournal,
  tagByChance,
  tagInSpells,
} from "../../testing/simulated-journal.ts";
import { mixedTrackers } from "../../testing/simulated-measures.ts";
import { dateOfDay, dayMs } from "../calendar.ts";
import { catalogue } from "../feelings.ts";
import { compareWithBefore, timeBefore } from "./compare-with-before.ts";
import type { Comparison } from "./comparison.ts";
import type { ComparisonResult, Difference } from "./comparison-data.ts";

const simulate = (options: Partial<Simulation> = {}) =>
  simulateJournal({ ...plainSimulation, seed: 1, ...options });
const someTags: Simulation["tags"] = function makeTags(random, days) {
  return [1, 2, 3].map((at) => tagByChance(`tag-${at}`, () => 0.1 + 0.1 * at)(random, days));
};
const spells: Simulation["tags"] = function makeTags(random, days) {
  return [1, 2, 3, 4].map((at) => tagInSpells(`tag-${at}`, 0.3, 4 + 3 * at)(random, days));
};
/** A journal of 240 days: in the second half of them moods are brighter, and "walk" is much more frequent. */
const changed = simulate({
  drift: (day) => (day < 120 ? 0 : 0.3),
  tags: (random, days) => [
    ...someTags(random, days),
    tagByChance("walk", (day) => (day < 120 ? 0.1 : 0.5))(random, days),
  ],
});
const exchanged = (comparison: Comparison): Comparison =>
  comparison.kind === "sides" && comparison.second !== "others"
    ? { kind: "sides", first: comparison.second, second: comparison.first }
    : comparison;
const named = (differences: readonly Difference[]) => differences.map(({ kind, id }) => `${kind} ${id}`);

describe("a half of a journal that is brighter, and has more of a tag", () => {
  const result = compareSimulated(changed, halves);

  test("is clearly brighter, by about as much as it is", () => {
    expect(result.brightness).toMatchObject({ sureness: "clearly", moreDays: 0 });
    expect(result.brightness?.difference).toBeCloseTo(0.3, 1);
    expect(result.brightness?.drawn.low).toBeGreaterThan(0);
  });

  test("has more of the tag, and says on how many days of how many", () => {
    expect(result.more[0]).toMatchObject({ kind: "tag", id: "walk", sureness: "clearly" });
    const { first, second } = result.more[0] as Difference;
    expect(first.of).toBe(result.sides.first.days);
    expect(first.days / first.of).toBeGreaterThan(0.3);
    expect(second.days / second.of).toBeLessThan(0.2);
    expect(named(result.less)).not.toContain("tag walk");
  });

  test("lies apart from the other, and neither is mostly empty", () => {
    expect(result.trust).toEqual({ mostlyEmpty: [], inBoth: 0, isApart: true });
    expect(result.sides.first).toMatchObject({ calendarDays: 120, from: dateOfDay(firstDay + 120) });
    expect(result.missing).toEqual([]);
  });
});

test("exchanging the sides exchanges everything that is said", () => {
  const filters = fc.record({
    cut: fc.integer({ min: 40, max: 200 }),
    gap: fc.nat(30),
    tag: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(filters, ({ cut, gap, tag }) => {
      const bySpan = {
        kind: "sides",
        first: daysFromTo(0, cut),
        second: daysFromTo(cut + gap + 1, 239),
      } as const;
      const byTag = sides({ tags: [`tag-${tag}`] }, { tags: ["walk"] });
      for (const comparison of [bySpan, byTag]) {
        const [one, other] = [comparison, exchanged(comparison)].map((each) =>
          compareSimulated(changed, each),
        );
        const mirrored = (some: readonly Difference[] = []) =>
          some.map(({ first, second, drawn: { low, high }, ...rest }) => ({
            ...{ ...rest, first: second, second: first },
            drawn: { low: 0 - high, high: 0 - low },
          }));
        expect(other?.more).toEqual(mirrored(one?.less));
        expect(other?.less).toEqual(mirrored(one?.more));
        expect(other?.brightness?.difference).toBe(0 - (one?.brightness?.difference ?? Number.NaN));
        expect(other?.brightness?.drawn.low).toBe(0 - (one?.brightness?.drawn.high ?? Number.NaN));
        expect(other?.sides).toEqual({ first: one?.sides.second, second: one?.sides.first });
      }
    }),
    { numRuns: 8 },
  );
});

test("neither the order of the entries nor the names of ids matter", () => {
  const rename = (id: string) => `z${id.split("").reverse().join("")}`;
  const plain = compareSimulated(changed, sides({ tags: ["tag-2"] }));
  const entries = changed.entries
    .toReversed()
    .map((entry) => ({ ...entry, id: rename(entry.id), tags: entry.tags.map(rename) }))
    .sort((one, other) => (one.timestamp < other.timestamp ? -1 : 1));
  const tags = changed.tags.map(({ id }) => ({ id: rename(id) }));
  const renamed = compareSimulated({ ...changed, entries, tags }, sides({ tags: [rename("tag-2")] }));
  expect(renamed.brightness).toEqual(plain.brightness);
  const withNames = (some: readonly Difference[]) =>
    some.map((one) => (one.kind === "tag" ? { ...one, id: rename(one.id) } : one));
  expect(renamed.more).toEqual(withNames(plain.more));
  expect(renamed.looked).toBe(plain.looked);
});

test("a journal moved by whole weeks gives the same result", () => {
  const days = 7 * 9;
  const later = (text: string) => new Date(Date.parse(text) + days * dayMs).toISOString();
  const entries = changed.entries.map((entry) => ({ ...entry, timestamp: later(entry.timestamp) }));
  const moved = { ...changed, entries, now: changed.now + days * dayMs };
  const movedHalves = {
    kind: "sides",
    first: daysFromTo(120 + days, 239 + days),
    second: daysFromTo(days, 119 + days),
  } as const;
  const { brightness, more, less, looked, trust } = compareSimulated(changed, halves);
  expect(compareSimulated(moved, movedHalves)).toMatchObject({ brightness, more, less, looked, trust });
});

test("feelings, parts of the day and exercises are compared", () => {
  const isMost = (day: number) => (day < 50 ? day % 4 === 0 : day % 4 !== 0);
  const journal = daily(100, (day) => ({
    emotion: isMost(day) ? "joy" : "fear",
    timestamp: new Date((firstDay + day) * dayMs + (isMost(day + 2) ? 20 : 8) * 3_600_000).toISOString(),
  }));
  const sessions = journal.entries.flatMap(({ timestamp: at }, day) =>
    isMost(day + 1)
      ? [
          {
            id: at,
            userId: "user-1",
            kind: "exercise",
            itemId: "breathing",
            outcome: "completed",
            seconds: 9,
            score: null,
            at,
          } as const,
        ]
      : [],
  );
  const comparison = { kind: "sides", first: daysFromTo(50, 99), second: daysFromTo(0, 49) } as const;
  const { more, less } = compareSimulated({ ...journal, sessions }, comparison);
  expect(named(more).sort()).toEqual(["exercise breathing", "feeling joy", "part 3"]);
  expect(named(less).sort()).toEqual(["feeling fear", "part 1"]);
});

test("what the days were chosen by is not compared", () => {
  const journal = simulate({ tags: someTags, trackers: mixedTrackers(2) });
  const byFeelings = compareSimulated(journal, sides({ families: ["fear", "grief"] }));
  expect(byFeelings.missing).toContainEqual({ kind: "chosen-by-feelings" });
  expect(byFeelings.brightness).toBeNull();
  const all = [...byFeelings.more, ...byFeelings.less].map(({ kind }) => kind);
  expect(all).not.toContain("feeling");
  const byTag = compareSimulated(journal, sides({ tags: ["tag-3"] }));
  expect(named([...byTag.more, ...byTag.less])).not.toContain("tag tag-3");
  const byHours = compareSimulated(journal, sides({ hours: { from: 12, until: 18 } }));
  expect([...byHours.more, ...byHours.less].map(({ kind }) => kind)).not.toContain("part");
});

test("a half with a star on few of its days is mostly empty", () => {
  const entries = changed.entries.filter(
    ({ timestamp }, at) => Date.parse(timestamp) < (firstDay + 120) * dayMs || at % 9 === 0,
  );
  expect(compareSimulated({ ...changed, entries }, halves).trust.mostlyEmpty).toEqual(["first"]);
});

test("a clock that said 1970 for a month changes nothing about other days", () => {
  const early = Array.from({ length: 30 }, (_, day) =>
    makeStar({ id: `early-${day}`, utcOffset: 0, timestamp: new Date((day + 0.5) * dayMs).toISOString() }),
  );
  const wrong = compareSimulated({ ...changed, entries: [...early, ...changed.entries] }, halves);
  const { brightness, more, less } = compareSimulated(changed, halves);
  expect(wrong).toMatchObject({ brightness, more, less, missing: [] });
});

test("a week and the twelve before are the days of these dates", () => {
  const period = { first: firstDay + 210, last: firstDay + 216 };
  expect(timeBefore(period)).toEqual({ first: firstDay + 126, last: firstDay + 209 });
  const universe = { feelings: catalogue, entries: changed.entries, tags: changed.tags, sessions: [] };
  const { brightness, more, sides } = compareWithBefore(universe, period, { now: changed.now, utcOffset: 0 });
  const asked = { kind: "sides", first: daysFromTo(210, 216), second: daysFromTo(126, 209) } as const;
  const { calendarDays: _, ...first } = compareSimulated(changed, asked).sides.first;
  expect(sides.first).toMatchObject(first);
  expect(compareSimulated(changed, asked)).toMatchObject({ brightness, more });
});

test("a year is compared with as many days before", () => {
  expect(timeBefore({ first: 1_000, last: 1_364 })).toEqual({ first: 635, last: 999 });
});

test("what came in few spells is never clear, also where a spell lacks some days", () => {
  const spells = [
    [122, 137],
    [150, 170],
    [185, 200],
    [215, 232],
  ] as const;
  const isOn = (day: number) => spells.some(([from, to]) => from <= day && day <= to && day % 4 > 0);
  const often = (day: number) => day >= 120 && day % 6 < 2;
  const journal = simulate({
    tags: () => [
      { id: "spells", isOn, effect: 0 },
      { id: "often", isOn: often, effect: 0 },
    ],
  });
  const sureOf = (id: string) =>
    compareSimulated(journal, halves).more.find((one) => one.id === id)?.sureness;
  expect(sureOf("spells")).toBe("probably");
  expect(sureOf("often")).toBe("clearly");
});

test("good weeks are described by other days than those that chose them", () => {
  const journal = simulate({
    ...{ phi: 0, share: 1 },
    // Good weeks are those with walks.
    tags: (random) => {
      const good = Array.from({ length: 40 }, () => random() < 0.4);
      const isGood = (day: number) => good[Math.floor(day / 7)] === true;
      const walks = Array.from({ length: 280 }, (_, day) => random() < (isGood(day) ? 0.7 : 0.1));
      return [
        { id: "walk", isOn: (day) => walks[day] === true, effect: 0 },
        { id: "good", isOn: isGood, effect: 0.4 },
      ];
    },
  });
  const result = compareSimulated(journal, { kind: "weeks", from: null, to: null });
  expect(named(result.more)).toContain("tag walk");
  expect(result.weeks?.good.length).toBe(Math.floor(240 / 7 / 3));
  expect(result.sides.first.days + result.sides.second.days).toBe(3 * 34);
});

describe("journals without a change", () => {
  const share = (
    options: Partial<Simulation>,
    comparison: Comparison,
    has: (result: ComparisonResult) => boolean,
  ) =>
    Array.from({ length: 30 }, (_, seed) =>
      compareSimulated(simulate({ seed, phi: 0.4, tags: spells, ...options }), comparison),
    ).filter(has).length / 30;
  const anyDifference = ({ more, less }: ComparisonResult) => more.length + less.length > 0;

  test("rarely have a half with more or less of anything", () => {
    expect(share({}, halves, anyDifference)).toBeLessThanOrEqual(0.12);
  });

  test("rarely have a half that is clearly brighter", () => {
    expect(share({}, halves, ({ brightness }) => brightness?.sureness === "clearly")).toBeLessThanOrEqual(
      0.05,
    );
  });

  /** Neighbouring days hardly show that these last. */
  const partly: Simulation["tags"] = function makeTags(random, days) {
    return [1, 2, 3, 4].map((at) => onSomeDays(tagInSpells(`tag-${at}`, 0.3, 4 + 4 * at), 0.6)(random, days));
  };

  test("rarely have a half with more or less of what comes in spells, but not on each of their days", () => {
    expect(share({ tags: partly }, halves, anyDifference)).toBeLessThanOrEqual(0.12);
  });

  test("rarely have a half that is clearly brighter where moods come in spells", () => {
    const moods: Simulation["tags"] = (random, days) => [tagInSpells("mood", 0.5, 14, 0.5)(random, days)];
    const isClear = ({ brightness }: ComparisonResult) => brightness?.sureness === "clearly";
    expect(share({ phi: 0, tags: moods }, halves, isClear)).toBeLessThanOrEqual(0.05);
  });

  test("rarely describe good weeks, where days do not follow each other", () => {
    expect(share({ phi: 0 }, { kind: "weeks", from: null, to: null }, anyDifference)).toBeLessThanOrEqual(
      0.1,
    );
  });
});
