import { expect, it } from "vitest";
import { english } from "../../testing/english.ts";
import { makeOwnFeeling, makeStar } from "../../testing/make-star.ts";
import { makeReading, makeTracker } from "../../testing/make-tracker.ts";
import type { Changes } from "../records/changes.ts";
import { answer, CannotAnswer } from "./answer.ts";
import { knownUniverse } from "./known-universe.ts";

const walk = { id: "walk-1", name: "Walk", kind: "activity", isArchived: false, revision: 1 } as const;
const sleep = makeTracker({ id: "sleep", name: "Sleep", kind: "duration", perDay: "one" });

/** Berlin is two hours east of UTC: the first star is of 1 July there, though it is of 30 June in UTC. */
const star = (timestamp: string, parts: Partial<ReturnType<typeof makeStar>>) =>
  makeStar({ timestamp, utcOffset: 120, timeZone: "Europe/Berlin", ...parts });
const entries = [
  star("2026-06-30T22:30:00.000Z", {
    id: "a",
    emotion: "joy",
    intensity: 10,
    tags: [walk.id],
    note: "A hill",
  }),
  star("2026-07-01T10:00:00.000Z", { id: "b", emotion: "sadness", intensity: 4, note: "Rain" }),
  star("2026-07-03T10:00:00.000Z", { id: "c", emotion: "joy", intensity: 5, tags: [walk.id] }),
];

const nothing = { constellations: [], comparisons: [], feelings: [], removed: {} };
const feed = (parts: Partial<Changes> = {}) =>
  ({
    ...{ revision: 1, nextOrdinal: 4, isWhole: true, ...nothing, entries, tags: [walk] },
    ...{
      trackers: [sleep],
      readings: [makeReading(sleep, "2026-07-01", 400), makeReading(sleep, "2026-07-02", 500)],
    },
    ...parts,
  }) as Changes;

const now = Date.parse("2026-07-04T10:00:00Z");
const universe = (reads: boolean, parts?: Partial<Changes>) => knownUniverse(feed(parts), { reads, now });

it("a month counts the days of the person's own clock, each once", () => {
  expect(answer(english, universe(true), { tool: "get_month", input: { month: "2026-07" } })).toMatchObject({
    ...{ month: "2026-07", stars: 3, daysWithStar: 2 },
    feelings: [
      { id: "joy", name: "Joy", family: "love", count: 2 },
      { id: "sadness", count: 1 },
    ],
    tags: [{ id: walk.id, name: "Walk", count: 2 }],
    measured: [{ id: "sleep", name: "Sleep", days: 2, mean: 450 }],
  });
  expect(answer(english, universe(true), { tool: "get_month", input: { month: "2026-06" } })).toMatchObject({
    ...{ stars: 0, daysWithStar: 0, meanScore: null, feelings: [], measured: [] },
  });
});

it("a day has its stars, the earliest first, and what was measured", () => {
  const day = answer(english, universe(true), { tool: "get_day", input: { date: "2026-07-01" } });
  expect(day).toMatchObject({
    stars: [
      { id: "a", at: "2026-07-01T00:30", note: "A hill" },
      { id: "b", at: "2026-07-01T12:00", note: "Rain" },
    ],
    measured: [{ id: "sleep", value: 400 }],
  });
});

it("stars are found by what all parts of the question say, the latest first", () => {
  const found = (input: object, reads = true) =>
    answer(english, universe(reads), { tool: "find_stars", input: { limit: 20, ...input } }) as {
      found: number;
      stars: { id: string }[];
    };
  expect(found({}).stars.map(({ id }) => id)).toEqual(["c", "b", "a"]);
  expect(found({ limit: 1 })).toMatchObject({ found: 3, stars: [{ id: "c" }] });
  expect(found({ tags: [walk.id], to: "2026-07-02" }).stars.map(({ id }) => id)).toEqual(["a"]);
  expect(found({ words: "rain" }).stars.map(({ id }) => id)).toEqual(["b"]);
  expect(() => found({ words: "rain" }, false)).toThrow(CannotAnswer);
  // No words are not looked for.
  expect(found({ words: " " }, false).found).toBe(3);
});

it("what has no name for an assistant is told by its id, and no insight speaks of it", () => {
  const blind = universe(false, {
    tags: [{ ...walk, name: "" }],
    trackers: [{ ...sleep, name: "", unit: "" }],
    feelings: [{ ...makeOwnFeeling(), name: "" }],
    entries: entries.map((entry) => ({ ...entry, note: null, emotion: makeOwnFeeling().id })),
  });
  const month = answer(english, blind, { tool: "get_month", input: { month: "2026-07" } });
  expect(month).toMatchObject({
    feelings: [{ id: makeOwnFeeling().id, family: "grief", count: 3 }],
    tags: [{ id: walk.id, count: 2 }],
  });
  const said = JSON.stringify([month, answer(english, blind, { tool: "get_insights", input: {} })]);
  expect(said).not.toMatch(/Walk|Sleep|“”/);
});
