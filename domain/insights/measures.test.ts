import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainSimulation, type Simulation, simulateJournal } from "../../testing/simulated-journal.ts";
import { hoursTracker, mixedTrackers } from "../../testing/simulated-measures.ts";
import { dateOfDay } from "../calendar.ts";
import { catalogue } from "../feelings.ts";
import { dailyMeans } from "./daily-means.ts";
import { type InsightUniverse, insightsOf } from "./insights.ts";
import type { MeasuredReading } from "./measured-days.ts";
import { measureFindings } from "./measures.ts";
import { scoreStars } from "./scored-stars.ts";

type Journal = InsightUniverse & Required<Pick<InsightUniverse, "trackers" | "readings">>;

function simulate(options: Partial<Simulation>): Journal & { now: number } {
  const { measured, ...journal } = simulateJournal({ ...plainSimulation, seed: 1, ...options });
  return {
    ...{ ...journal, feelings: catalogue },
    trackers: measured.map(({ trackerId }) => ({ id: trackerId, kind: "number" as const })),
    readings: measured.flatMap(({ trackerId, values }) =>
      [...values].map(([day, value]): MeasuredReading => ({ trackerId, at: dateOfDay(day), value })),
    ),
  };
}
const read = ({ now, ...journal }: Journal & { now: number }) =>
  insightsOf(journal, { now, utcOffset: 0 }).measures;

/** Of which two have an effect, one on the same day and one on the next. */
const lively = simulate({
  trackers: (random, days) => [
    hoursTracker("sleep", { same: 0.15 })(random, days),
    hoursTracker("walk", { next: -0.15 })(random, days),
    ...mixedTrackers(3)(random, days),
  ],
});

describe("true effects", () => {
  const { claims, unsure } = read(lively);

  test("are claimed for their day, with their sign, and their interval excludes zero", () => {
    expect(claims.map(({ trackerId, lag }) => `${trackerId} ${lag}`).sort()).toEqual(["sleep 0", "walk 1"]);
    for (const { trackerId, difference, low, high } of claims) {
      expect(Math.sign(difference)).toBe(trackerId === "sleep" ? 1 : -1);
      expect(low * high).toBeGreaterThan(0);
    }
    for (const { sureness, drawn } of claims) {
      expect(sureness).not.toBe("chance");
      expect(drawn.low * drawn.high).toBeGreaterThan(0);
    }
    for (const { sureness, drawn } of unsure) {
      expect(sureness).toBe("chance");
      expect(drawn.low * drawn.high).toBeLessThanOrEqual(0);
    }
    expect(unsure).toHaveLength(8);
  });

  test("are shown in groups of days that follow their values", () => {
    for (const { groups, days, halves, difference } of claims) {
      expect(groups).toHaveLength(5);
      expect(groups.reduce((sum, group) => sum + group.days, 0)).toBe(days);
      for (const [at, { from, to, low, mean, high }] of groups.entries()) {
        expect(from).toBeLessThanOrEqual(to);
        expect(from).toBeGreaterThan(groups[at - 1]?.to ?? Number.NEGATIVE_INFINITY);
        expect(low < mean && mean < high).toBe(true);
      }
      const ends = (groups.at(-1)?.mean ?? 0) - (groups[0]?.mean ?? 0);
      expect(Math.sign(ends)).toBe(Math.sign(difference));
      expect(Math.sign(halves?.between ?? 0)).toBe(Math.sign(difference));
      expect((halves?.daysAbove ?? 0) + (halves?.daysBelow ?? 0)).toBe(days);
    }
  });
});

describe("the same insights come out", () => {
  const expected = read(lively);

  test("whatever the order of the readings, the trackers' ids, and the weeks in between", () => {
    const anything = fc.record({
      weeks: fc.integer({ min: -300, max: 300 }),
      order: fc.infiniteStream(fc.nat()),
      prefix: fc.stringMatching(/^[a-z]{1,4}$/),
    });
    fc.assert(
      fc.property(anything, ({ weeks, order, prefix }) => {
        const moved = (text: string) => new Date(Date.parse(text) + weeks * 7 * 86_400_000).toISOString();
        const key = new Map([...lively.readings, ...lively.entries].map((one) => [one, order.next().value]));
        const byKey = <Value extends object>(some: readonly Value[]) =>
          some.toSorted((one, other) => (key.get(one as never) ?? 0) - (key.get(other as never) ?? 0));
        const { claims, unsure, tooEarly } = read({
          ...lively,
          now: lively.now + weeks * 7 * 86_400_000,
          entries: byKey(lively.entries).map((entry) => ({ ...entry, timestamp: moved(entry.timestamp) })),
          trackers: lively.trackers.map((tracker) => ({ ...tracker, id: prefix + tracker.id })),
          readings: byKey(lively.readings).map((reading) => ({
            ...{ ...reading, trackerId: prefix + reading.trackerId },
            at: moved(reading.at).slice(0, 10),
          })),
        });
        const renamed = (some: typeof claims) =>
          some.map((one) => ({ ...one, trackerId: prefix + one.trackerId }));
        expect({ claims, unsure, tooEarly }).toEqual({
          ...{ claims: renamed(expected.claims), unsure: renamed(expected.unsure), tooEarly: [] },
        });
      }),
      { numRuns: 12 },
    );
  });

  test("for one slip of the pen among many readings", () => {
    const slip = lively.readings.map((reading, at) => (at === 7 ? { ...reading, value: 75_000 } : reading));
    const claimed = read({ ...lively, readings: slip }).claims;
    expect(claimed.map(({ trackerId, lag }) => [trackerId, lag])).toEqual(
      expected.claims.map(({ trackerId, lag }) => [trackerId, lag]),
    );
  });
});

describe("in journals without any effect, false claims are rare", () => {
  const share = (options: Partial<Simulation>, isFalse = (_lag: number) => true) => {
    const journals = Array.from({ length: 40 }, (_, seed) => {
      const { entries, measured, now } = simulateJournal({ ...plainSimulation, seed, ...options });
      const days = dailyMeans(scoreStars(catalogue, entries, now, 0));
      return measureFindings(days, measured, Math.floor(now / 86_400_000)).claims;
    });
    return journals.filter((claims) => claims.some(({ lag }) => isFalse(lag))).length / journals.length;
  };

  test("where days follow each other", () => {
    expect(share({ phi: 0.5, trackers: mixedTrackers(6) })).toBeLessThanOrEqual(0.12);
  });

  test("where trackers drift as the mood drifts", () => {
    const drift = (day: number) => 2 * (day / 240 - 0.5) + Math.sin((2 * Math.PI * day) / 200);
    const trackers = mixedTrackers(6, () => ({ moved: (own, day) => 0.7 * own + drift(day) }));
    expect(share({ drift: (day) => 0.2 * drift(day), trackers })).toBeLessThanOrEqual(0.12);
  });

  test("and a tracker that follows the mood is not said to lead it", () => {
    const trackers = mixedTrackers(6, () => ({
      moved: (own, day, moods) => 0.8 * own + 2.4 * ((moods[day] ?? 0.1) - 0.1),
    }));
    expect(share({ phi: 0.5, trackers }, (lag) => lag === 1)).toBeLessThanOrEqual(0.12);
  });
});

test("what was not yet to be seen four weeks ago is not claimed", () => {
  const lately = (own: number, day: number, moods: readonly number[]) =>
    day < 62 ? own : 0.5 * own + 4 * ((moods[day] ?? 0.1) - 0.1);
  const trackers: Simulation["trackers"] = (random, days) => [
    hoursTracker("sleep", { moved: lately })(random, days),
  ];
  const { claims, unsure } = read(simulate({ span: 90, share: 1, trackers }));
  expect(claims).toEqual([]);
  expect(unsure.find(({ lag }) => lag === 0)?.signProbability).toBeGreaterThan(0.99);
});

describe("what cannot be said yet", () => {
  const days = Array.from({ length: 60 }, (_, day) => day);
  const journal = (valueAt: (day: number) => number | null) => ({
    ...simulate({ span: 60, share: 1, trackers: () => [] }),
    trackers: [{ id: "sleep", kind: "number" as const }],
    readings: days.flatMap((day) => {
      const value = valueAt(day);
      return value === null ? [] : [{ trackerId: "sleep", at: dateOfDay(19_723 + day), value }];
    }),
  });

  test("is counted in days with a star and a reading", () => {
    const { tooEarly, lines } = read(journal((day) => (day < 12 ? day % 5 : null)));
    expect(tooEarly).toEqual([{ trackerId: "sleep", days: 12, needed: 20 }]);
    expect(lines).toEqual([]);
  });

  test("is a value that is nearly always the same", () => {
    expect(read(journal((day) => (day < 5 ? 1 : 0))).tooEarly).toMatchObject([{ days: 60, why: "constant" }]);
    expect(read(journal(() => 7)).tooEarly).toMatchObject([{ days: 60, why: "constant" }]);
  });

  test("is a value of weekdays", () => {
    expect(read(journal((day) => (day % 7 > 4 ? 1 : 0))).tooEarly).toMatchObject([{ why: "bound" }]);
  });

  test("is nothing without a reading, and readings of days to come are not read", () => {
    expect(read(journal(() => null)).tooEarly).toEqual([{ trackerId: "sleep", days: 0, needed: 20 }]);
    const later = journal((day) => day % 5);
    const { tooEarly, lines } = read({ ...later, now: later.now - 45 * 86_400_000 });
    expect(tooEarly).toMatchObject([{ days: 15 }]);
    expect(lines).toEqual([]);
  });
});

test("the line of a tracker has the weeks with a reading, of the last year", () => {
  const [line] = read(
    simulate({ span: 800, trackers: hours((day) => (day > 700 && day < 721 ? 1 : 0)) }),
  ).lines;
  expect(line?.weeks.length).toBeGreaterThan(45);
  expect(line?.weeks.length).toBeLessThan(52);
  expect(Date.parse(line?.weeks.at(-1)?.start ?? "") - Date.parse(line?.weeks[0]?.start ?? "")).toBe(
    51 * 7 * 86_400_000,
  );
});

const hours =
  (skip: (day: number) => number): Simulation["trackers"] =>
  (random, days) => [hoursTracker("sleep", { skip: (_, day) => skip(day) })(random, days)];
