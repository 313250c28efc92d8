import { describe, expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { insightsOfFirst } from "../../testing/journal-states.ts";
import {
  plainSimulation,
  type SimulatedJournal,
  simulateJournal,
  tagByChance,
} from "../../testing/simulated-journal.ts";
import { catalogue } from "../feelings.ts";
import { insightsOf } from "./insights.ts";
import type { Insights, LaterThing } from "./insights-data.ts";
import { laterSentence } from "./later-sentence.ts";

const daysOf = (found: Insights, thing: LaterThing) =>
  found.later.find((one) => one.thing === thing)?.days ?? null;

describe("the estimate", () => {
  /** What was said of each day with a star, and on how many of them it was still missing. */
  function estimates(
    journal: SimulatedJournal,
    thing: LaterThing,
  ): readonly { said: number; real: number }[] {
    const days = [...new Set(journal.entries.map(({ timestamp }) => timestamp.slice(0, 10)))].slice(0, 80);
    const said = days.map((day) => {
      const entries = journal.entries.filter(({ timestamp }) => timestamp.slice(0, 10) <= day);
      const now = Date.parse(`${day}T23:59:59.000Z`);
      return daysOf(insightsOf({ ...journal, entries, feelings: catalogue }, { now, utcOffset: 0 }), thing);
    });
    const known = said.indexOf(null);
    expect(known).toBeGreaterThan(5);
    return said.slice(0, known).map((days, at) => ({ said: days ?? 0, real: known - at }));
  }
  const journal = simulateJournal({
    ...{ ...plainSimulation, seed: 3, span: 120 },
    tags: (random, days) => [tagByChance("walk", () => 0.4)(random, days)],
  });

  test.for<LaterThing>(["weekdays", "tags", "pairs", "turns", "variety"])(
    "of %s is right within a week, or within half of the time that it takes",
    (thing) => {
      const all = estimates(journal, thing);
      for (const { said, real } of all.slice(3))
        expect(Math.abs(said - real)).toBeLessThanOrEqual(Math.max(7, real / 2));
    },
  );
});

test("the nearest comes first, each once, and in whole days", () => {
  for (const stars of [0, 1, 2, 12, 40, 365]) {
    const { later } = insightsOfFirst(stars);
    const days = later.map((one) => one.days);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(new Set(later.map(({ thing }) => thing)).size).toBe(later.length);
    for (const count of days) expect(Number.isInteger(count) && count > 0).toBe(true);
  }
});

test("what a person does not use is not promised", () => {
  const things = (stars: number) => insightsOfFirst(stars, {}).later.map(({ thing }) => thing);
  expect(things(12)).not.toContain("measures");
  expect(things(12)).not.toContain("exercises");
  // Tags are named until a person has been without any for a while.
  expect(things(12)).toContain("tags");
  expect(things(365)).not.toContain("tags");
});

describe("the line at the foot", () => {
  const line = (...later: Insights["later"]) => laterSentence(english, later);

  test("is missing if everything can be said", () => {
    expect(line()).toBeNull();
  });

  test("names what comes at about the same time, and then the rest", () => {
    expect(
      line({ thing: "weekdays", days: 16 }, { thing: "tags", days: 18 }, { thing: "turns", days: 50 }),
    ).toBe("After about 20 more days with a star: weekdays, tags. Later: slow changes.");
    expect(line({ thing: "seasons", days: 412 })).toBe(
      "After about 450 more days with a star: the seasons of your year.",
    );
    expect(line({ thing: "pairs", days: 1 })).toBe(
      "After about 1 more day with a star: feelings that come together.",
    );
  });
});
