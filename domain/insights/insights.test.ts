import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import {
  plainSimulation,
  type SimulatedJournal,
  type Simulation,
  simulateJournal,
  tagByChance,
} from "../../testing/simulated-journal.ts";
import { emotionIds } from "../emotions.ts";
import { catalogue } from "../feelings.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { insightsOf } from "./insights.ts";

const read = (journal: SimulatedJournal) =>
  insightsOf({ ...journal, feelings: catalogue }, { now: journal.now, utcOffset: 0 });
const simulate = (options: Partial<Simulation>) =>
  simulateJournal({ ...plainSimulation, seed: 1, ...options });
const hasTags = (count: number) => (random: Parameters<Simulation["tags"]>[0], days: number) =>
  Array.from({ length: count }, (_, at) => tagByChance(`tag-${at}`, () => 0.2 + 0.05 * at)(random, days));
const lively = simulate({
  tags: (random, days) => [...hasTags(3)(random, days), tagByChance("true", () => 0.3, 0.3)(random, days)],
  exercise: (score, random) => (score < 0 && random() < 0.4 ? { itemId: "candle", effect: 0.3 } : null),
  mostStars: 4,
});

const now = Date.parse("2026-06-01T12:00:00.000Z");
const at = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

/** Every number of a value, however deep. */
const numbersOf = (value: unknown): number[] =>
  typeof value === "number"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(numbersOf)
      : [];
const expectSound = (insights: object) => {
  const numbers = numbersOf(insights);
  expect(numbers.filter((number) => !Number.isFinite(number) || Object.is(number, -0))).toEqual([]);
};
const claimsOf = ({ turns, rhythm, tags, together, beforeAfter }: ReturnType<typeof insightsOf>) => [
  ...turns.claims,
  ...rhythm.claims,
  ...tags.claims,
  ...together.shared.claims,
  ...together.following.claims,
  ...beforeAfter.claims,
];

test("a true effect of a tag is claimed with its sign, and its interval excludes zero", () => {
  const { claims, unsure } = read(lively).tags;
  expect(claims.map(({ tagId }) => tagId)).toEqual(["true"]);
  expect(claims[0]?.low).toBeGreaterThan(0);
  expect(claims[0]?.difference).toBeCloseTo(0.3, 0);
  expect(unsure.map(({ tagId }) => tagId).sort()).toEqual(["tag-0", "tag-1", "tag-2"]);
});

/** A line excludes zero, on the side of the difference, exactly if something is claimed; which parts had which of both. */
function expectDrawnAsSaid(found: ReturnType<typeof insightsOf>): readonly string[] {
  const { tags, turns, rhythm, beforeAfter, measures } = found;
  return Object.entries({ tags, turns, rhythm, beforeAfter, measures }).flatMap(
    ([part, { claims, unsure }]) => {
      expect(claims.filter(({ sureness }) => sureness === "chance")).toEqual([]);
      expect(unsure.filter(({ sureness }) => sureness !== "chance")).toEqual([]);
      return [...claims, ...unsure].map(({ drawn, sureness, difference }) => {
        const side = drawn.low > 0 ? 1 : drawn.high < 0 ? -1 : 0;
        expect(side).toBe(sureness === "chance" ? 0 : Math.sign(difference));
        return `${part} ${side === 0 ? "unsure" : "claimed"}`;
      });
    },
  );
}

test("the line that is drawn excludes zero exactly if the words claim something", () => {
  const weekends = { drift: (day: number) => (day % 7 >= 5 ? 0.2 : 0) };
  const years = { span: 800, drift: (day: number) => 0.3 * Math.sin((2 * Math.PI * day) / 365) };
  const idle = {
    ...{ mostStars: 4, drift: (day: number) => (day > 225 ? 0.3 : 0) },
    exercise: (score: number) => (score < 0 ? { itemId: "candle", effect: 0 } : null),
  };
  const some = [lively, ...[weekends, years, idle].map((one) => simulate({ ...one, tags: hasTags(3) }))];
  const sides = some.map(read).flatMap(expectDrawnAsSaid);
  expect([...new Set(sides)].sort()).toEqual(
    ["tags", "turns", "rhythm", "beforeAfter"]
      .flatMap((part) => [`${part} claimed`, `${part} unsure`])
      .sort(),
  );
});

test("an exercise that lifts is claimed, beside the regression to the mean", () => {
  const [claim] = read(lively).beforeAfter.claims;
  expect(claim).toMatchObject({ itemId: "candle" });
  expect(claim?.low).toBeGreaterThan(0);
});

test("the order of the entries does not matter", () => {
  const shuffled = lively.entries.toSorted((one, other) => (one.id < other.id ? 1 : -1));
  expect(read({ ...lively, entries: shuffled })).toEqual(read(lively));
});

test("the names of ids do not matter", () => {
  const rename = (id: string) => `z${id.split("").reverse().join("")}`;
  const entries = lively.entries.map((entry) => ({
    ...entry,
    id: rename(entry.id),
    tags: entry.tags.map(rename),
  }));
  const renamed = read({ ...lively, entries, tags: lively.tags.map(({ id }) => ({ id: rename(id) })) });
  const [before] = read(lively).tags.claims;
  expect(renamed.tags.claims[0]).toEqual({ ...before, tagId: rename("true") });
});

test("dates moved by whole weeks give the same claims", () => {
  const shift = 7 * 86_400_000 * 9;
  const later = (text: string) => new Date(Date.parse(text) + shift).toISOString();
  const entries = lively.entries.map((entry) => ({ ...entry, timestamp: later(entry.timestamp) }));
  const sessions = lively.sessions.map((session) => ({ ...session, at: later(session.at) }));
  const moved = read({ ...lively, entries, sessions, now: lively.now + shift });
  const { tags, rhythm, together, beforeAfter, steadiness } = read(lively);
  expect(moved).toMatchObject({ tags, rhythm, together, beforeAfter, steadiness });
});

describe("false claims in journals without any effect", () => {
  const journals = Array.from({ length: 40 }, (_, seed) =>
    read(simulate({ seed, phi: 0.4, tags: hasTags(6) })),
  );
  const share = (has: (insights: (typeof journals)[number]) => boolean) =>
    journals.filter(has).length / journals.length;

  test("are rare for tags, weekdays, turns and pairs", () => {
    expect(share(({ tags }) => tags.claims.length > 0)).toBeLessThanOrEqual(0.12);
    expect(share(({ rhythm }) => rhythm.claims.length > 0)).toBeLessThanOrEqual(0.1);
    expect(share(({ turns }) => turns.claims.length > 0)).toBeLessThanOrEqual(0.1);
    expect(share(({ together }) => together.following.claims.length > 0)).toBeLessThanOrEqual(0.1);
  });

  test("and the intervals of the tags hold the truth", () => {
    const findings = journals.flatMap(({ tags }) => [...tags.claims, ...tags.unsure]);
    expect(
      findings.filter(({ low, high }) => low <= 0 && high >= 0).length / findings.length,
    ).toBeGreaterThan(0.86);
  });
});

describe("a journal that says too little says so, without a claim", () => {
  const few: Record<string, readonly MoodEntry[]> = {
    "no stars": [],
    "one star": [makeStar({ timestamp: at(5) })],
    "all stars the same": Array.from({ length: 400 }, (_, day) => makeStar({ timestamp: at(day * 1_440) })),
    "all on one day": Array.from({ length: 60 }, (_, minute) =>
      makeStar({ timestamp: at(minute), emotion: emotionIds[minute % 36] ?? "joy" }),
    ),
    "ten thousand in a week": Array.from({ length: 10_000 }, (_, minute) =>
      makeStar({
        ...{ timestamp: at(minute), emotion: emotionIds[minute % 36] ?? "joy", intensity: 1 + (minute % 10) },
        ...(minute % 3 === 0 && { isTwinStar: 1, secondaryEmotion: "love", secondaryIntensity: 4 }),
      }),
    ),
    "offsets unknown": Array.from({ length: 100 }, (_, day) =>
      makeStar({ timestamp: at(day * 1_440), utcOffset: null, emotion: day % 2 ? "joy" : "fear" }),
    ),
    "a clock that is ten years late": Array.from({ length: 100 }, (_, day) =>
      makeStar({ timestamp: at(3_650 * 1_440 + day * 1_440), intensity: 1 + (day % 10) }),
    ),
    "a clock in the future": Array.from({ length: 100 }, (_, day) =>
      makeStar({ timestamp: at(-day * 1_440 - 1) }),
    ),
    "one tag on every star": Array.from({ length: 100 }, (_, day) =>
      makeStar({ timestamp: at(day * 1_440), tags: ["tag"], intensity: 1 + (day % 10) }),
    ),
  };
  test.for(Object.entries(few))("%s", ([, entries]) => {
    const insights = insightsOf(
      { feelings: catalogue, entries, tags: [{ id: "tag" }], sessions: [] },
      { now, utcOffset: 0 },
    );
    expectSound(insights);
    expect(claimsOf(insights)).toEqual([]);
    expect(insights.tags.tooEarly).toMatchObject([{ tagId: "tag", needed: 10 }]);
  });

  test("a tag that changes nothing in a journal of one score is unsure", () => {
    const entries = Array.from({ length: 100 }, (_, day) =>
      makeStar({ timestamp: at(day * 1_440), tags: day % 3 === 0 ? ["tag"] : [] }),
    );
    const { tags } = insightsOf(
      { feelings: catalogue, entries, tags: [{ id: "tag" }], sessions: [] },
      { now, utcOffset: 0 },
    );
    expect(tags).toMatchObject({
      claims: [],
      tooEarly: [],
      unsure: [{ tagId: "tag", signProbability: 0.5 }],
    });
  });

  test("a tag on one weekday only cannot be told from it", () => {
    const entries = Array.from({ length: 200 }, (_, day) =>
      makeStar({
        timestamp: at(day * 1_440),
        intensity: 1 + ((day * 7) % 10),
        tags: day % 7 === 0 ? ["tag"] : [],
      }),
    );
    const { tags } = insightsOf(
      { feelings: catalogue, entries, tags: [{ id: "tag" }], sessions: [] },
      { now, utcOffset: 0 },
    );
    expect(tags.tooEarly).toMatchObject([{ tagId: "tag", daysWith: 29, why: "weekday" }]);
  });
});

test("whatever the stars, all numbers are finite, and lines say what the words say", () => {
  const star = fc.record({
    minutes: fc.integer({ min: -10_000, max: 2_000_000 }),
    emotion: fc.constantFrom("joy", "grief", "surprise", "saudade"),
    intensity: fc.integer({ min: 1, max: 10 }),
    secondaryEmotion: fc.option(fc.constantFrom("fear", "love")),
    utcOffset: fc.option(fc.integer({ min: -840, max: 840 })),
    tags: fc.subarray(["one", "two"]),
  });
  const session = fc.record({ minutes: fc.nat(2_000_000), itemId: fc.constantFrom("candle", "waves") });
  const universe = fc.tuple(fc.array(star, { maxLength: 120 }), fc.array(session, { maxLength: 30 }));
  fc.assert(
    fc.property(universe, ([stars, sessions]) => {
      const entries = stars.map(({ minutes, ...content }) =>
        makeStar({ timestamp: at(minutes), ...content }),
      );
      const made = sessions.map(({ minutes, itemId }) => ({
        ...{ id: "s", userId: "user-1", kind: "exercise" as const, itemId, outcome: "completed" as const },
        ...{ seconds: 60, score: null, at: at(minutes) },
      }));
      const tags = [{ id: "one" }, { id: "two" }, { id: "none" }];
      const found = insightsOf(
        { feelings: catalogue, entries, tags, sessions: made },
        { now, utcOffset: 60 },
      );
      expectSound(found);
      expectDrawnAsSaid(found);
    }),
    { numRuns: 60 },
  );
});
