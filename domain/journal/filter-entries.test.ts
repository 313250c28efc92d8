import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { makeReading, makeTracker } from "../../testing/make-tracker.ts";
import { emotionIds, familyIds } from "../emotions.ts";
import { catalogue } from "../feelings.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import type { Comparison } from "../trackers/compared-days.ts";
import { emptyFilter, type Filter } from "./filter.ts";
import { filterEntries } from "./filter-entries.ts";
import { indexJournal, withMeasured } from "./journal-index.ts";

/** The ids of the stars that a filter finds. */
const found = (entries: readonly MoodEntry[], filter: Partial<Filter>) =>
  filterEntries(indexJournal(catalogue, entries, "UTC"), { ...emptyFilter, ...filter }).stars.map(
    ({ entry }) => entry.id,
  );

describe("a filter", () => {
  const twin = { isTwinStar: 1, secondaryEmotion: "grief", secondaryIntensity: 2 } as const;
  const stars = [
    makeStar({ id: "joy", emotion: "joy", intensity: 9, ...twin, tags: ["home", "rain"] }),
    makeStar({ id: "old", emotion: "stressed", intensity: 4, note: "Tea, at last", tags: ["rain"] }),
    makeStar({ id: "odd", emotion: "no-such-emotion", intensity: 9, note: "Rain" }),
  ];

  it.each<[string, Partial<Filter>, string[]]>([
    ["finds everything when it is empty", {}, ["joy", "old", "odd"]],
    ["finds words", { words: "TEA last" }, ["old"]],
    ["finds an emotion by its present name", { emotions: ["anxiety"] }, ["old"]],
    ["finds the second feeling of a twin star", { emotions: ["grief"] }, ["joy"]],
    ["finds families and emotions together", { families: ["love"], emotions: ["anxiety"] }, ["joy", "old"]],
    ["finds an intensity", { intensity: { min: 9, max: 10 } }, ["joy", "odd"]],
    [
      "finds the intensity of the feeling asked for",
      { families: ["grief"], intensity: { min: 9, max: 10 } },
      [],
    ],
    ["finds all tags", { tags: ["home", "rain"] }, ["joy"]],
    ["finds any tag", { tags: ["home", "rain"], tagMatch: "any" }, ["joy", "old"]],
    ["finds twin stars", { twins: "only" }, ["joy"]],
    ["leaves twin stars out", { twins: "without" }, ["old", "odd"]],
    ["finds notes", { note: "with" }, ["old", "odd"]],
    ["finds stars without a note", { note: "without" }, ["joy"]],
    ["wants every part", { note: "with", intensity: { min: 9, max: 9 }, words: "rain" }, ["odd"]],
  ])("%s", (_, filter, ids) => expect(found(stars, filter)).toEqual(ids));

  it("finds the stars of days on which so much was measured, by the person's wall clock", () => {
    const sleep = makeTracker({ kind: "duration", name: "Sleep" });
    const readings = [makeReading(sleep, "2026-03-13", 480), makeReading(sleep, "2026-03-14", 300)];
    const stars = [
      makeStar({ id: "rested", timestamp: "2026-03-13T21:30:00.000Z", utcOffset: 120 }),
      makeStar({ id: "tired", timestamp: "2026-03-13T22:30:00.000Z", utcOffset: 120 }),
      makeStar({ id: "unknown", timestamp: "2026-03-15T22:30:00.000Z", utcOffset: 120 }),
    ];
    const index = withMeasured(indexJournal(catalogue, stars, "UTC"), { trackers: [sleep], readings });
    const found = (tracker: string, is: Comparison) => {
      const filter = { ...emptyFilter, measures: [{ tracker, is, value: 360 }] };
      return filterEntries(index, filter).stars.map(({ entry }) => entry.id);
    };
    expect(found(sleep.id, "below")).toEqual(["tired"]);
    expect(found(sleep.id, "atLeast")).toEqual(["rested"]);
    expect(found("a-tracker-that-was-removed", "atLeast")).toEqual([]);
  });

  it("uses the person's wall clock for dates, hours and weekdays", () => {
    // A Friday in UTC, and half past midnight on Saturday, 14 March, on the person's clock.
    const star = makeStar({ timestamp: "2026-03-13T22:30:00.000Z", utcOffset: 120 });
    const isFound = (filter: Partial<Filter>) => found([star], filter).length === 1;
    expect(
      isFound({ from: "2026-03-14", to: "2026-03-14", weekdays: [6], hours: { from: 0, until: 1 } }),
    ).toBe(true);
    for (const filter of [
      { to: "2026-03-13" },
      { from: "2026-03-15" },
      { weekdays: [5 as const] },
      { hours: { from: 1, until: 24 } },
    ])
      expect(isFound(filter)).toBe(false);
  });

  it("finds hours across midnight", () => {
    const hours = Array.from({ length: 24 }, (_, hour) =>
      makeStar({
        id: `${hour}`,
        timestamp: new Date(Date.UTC(2026, 0, 1, hour, 59)).toISOString(),
        utcOffset: 0,
      }),
    );
    expect(found(hours, { hours: { from: 22, until: 2 } })).toEqual(["0", "1", "22", "23"]);
    expect(found(hours, { hours: { from: 9, until: 11 } })).toEqual(["9", "10"]);
  });
});

const stars = fc
  .array(
    fc.record({
      emotion: fc.constantFrom(...emotionIds),
      note: fc.option(fc.string({ unit: fc.constantFrom("a", "á", "b", "B", " "), maxLength: 8 })),
      intensity: fc.integer({ min: 1, max: 10 }),
    }),
    { maxLength: 30 },
  )
  .map((contents) => contents.map((content, at) => makeStar({ id: `${at}`, ...content })));

it("finds the same when each search starts from the results of the one before", () => {
  const searches = fc.array(
    fc.record({
      words: fc.string({ unit: fc.constantFrom("a", "b", " ", '"'), maxLength: 4 }),
      families: fc.constantFrom<Filter["families"][]>([], [], [familyIds[0]]),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(stars, searches, (entries, filters) => {
      const index = indexJournal(catalogue, entries, "UTC");
      let results = filterEntries(index, emptyFilter);
      for (const part of filters) {
        const filter = { ...emptyFilter, ...part };
        results = filterEntries(index, filter, results);
        expect(results).toEqual(filterEntries(index, filter));
      }
    }),
    { numRuns: 300 },
  );
});

it("does not use the results of a list that has changed since", () => {
  const [one, other] = [makeStar({ id: "one" }), makeStar({ id: "other" })];
  const before = filterEntries(indexJournal(catalogue, [one], "UTC"), emptyFilter);
  const after = filterEntries(
    indexJournal(catalogue, [one, other], "UTC", before.index),
    emptyFilter,
    before,
  );
  expect(after.stars.map(({ entry }) => entry.id)).toEqual(["one", "other"]);
});
