import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import type { Universe } from "./apply-changes.ts";
import {
  addRows,
  correctEntry,
  dropRow,
  mergeFeeling,
  putRow,
  removeTag,
  replaceTag,
  withReply,
} from "./edit-universe.ts";
import { readingId } from "./reading/reading.ts";
import { correctedContent, correctionBetween, haveSameContent } from "./star/correction.ts";
import type { MoodEntry } from "./star/mood-entry.ts";

const day = (date: number) => `2026-03-${String(date).padStart(2, "0")}T12:00:00.000Z`;
const work = { id: "b", name: "Work", kind: "activity", isArchived: false, revision: 1 } as const;
const first = makeStar({ id: "1", timestamp: day(1), tags: ["b", "a"] });
const second = makeStar({ id: "2", timestamp: day(2), tags: [] });
const universe: Universe = {
  ...{ revision: 3, nextOrdinal: 2, entries: [first, second], tags: [work] },
  ...{ constellations: [], feelings: [], trackers: [], readings: [], comparisons: [] },
};

test("edits that change nothing leave the identical universe", () => {
  expect(dropRow(universe, "entries", "gone")).toBe(universe);
  expect(dropRow(universe, "constellations", "gone")).toBe(universe);
  expect(removeTag(universe, "gone", null)).toBe(universe);
  expect(correctEntry(universe, "gone", { intensity: 2 })).toBe(universe);
  expect(putRow(universe, "entries", first)).toBe(universe);
});

test("rows that are added together are where each of them alone would be, and those that are known stay", () => {
  const stars = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 5 })));
  const starsOf = (drawn: readonly (readonly [number, number])[]) => [
    ...new Map(drawn.map(([id, date]) => [id, makeStar({ id: `${id}`, timestamp: day(date) })])).values(),
  ];
  fc.assert(
    fc.property(stars, stars, (held, added) => {
      const empty: Universe = { ...universe, entries: [] };
      const known = starsOf(held).reduce((into, star) => putRow(into, "entries", star), empty);
      const isKnown = (star: MoodEntry) => known.entries.some(({ id }) => id === star.id);
      const rows = starsOf(added);
      const together = addRows(known, "entries", rows);
      const alone = rows.reduce(
        (into, star) => (isKnown(star) ? into : putRow(into, "entries", star)),
        known,
      );
      expect(together).toEqual(alone);
      if (rows.every(isKnown)) expect(together).toBe(known);
    }),
  );
});

test("a corrected star says something else, stays at its position, and moves in the order of moments", () => {
  const { entries } = correctEntry(universe, "1", { timestamp: day(3), note: "later" });
  expect(entries).toEqual([second, { ...first, timestamp: day(3), note: "later" }]);
  expect(entries[0]).toBe(second);
});

test("a removed star is gone, and one that comes back is in its place again", () => {
  const without = dropRow(universe, "entries", "1");
  expect(without.entries).toEqual([second]);
  expect(putRow(without, "entries", first).entries).toEqual([first, second]);
});

test("tags are added in the order of their ids and changed", () => {
  const { tags } = [
    { ...work, id: "c" },
    { ...work, id: "a" },
    { ...work, name: "Sport" },
  ].reduce<Universe>((all, tag) => putRow(all, "tags", tag), universe);
  expect(tags.map(({ id, name }) => [id, name])).toEqual([
    ["a", "Work"],
    ["b", "Sport"],
    ["c", "Work"],
  ]);
});

test("a tag that is removed leaves every star, and one that is merged is replaced once and first", () => {
  const removed = removeTag(universe, "b", null);
  expect([removed.tags, removed.entries]).toEqual([[], [{ ...first, tags: ["a"] }, second]]);
  expect(removed.entries[1]).toBe(second);
  const merged = removeTag(universe, "b", "a");
  expect([merged.tags, merged.entries[0]?.tags]).toEqual([[], ["a"]]);
});

test("kept comparisons name what a tag or a feeling was merged into, and go on naming what was removed", () => {
  const [tag, feeling] = ["0b7e4a4e-1a4f-4a8e-9f39-0a8cfa7d1c11", "7c9c1b52-6a6c-4c4e-8d5c-2d6a0f1e9b22"];
  const kept = (query: string) => ({ id: query, name: "Mine", query, revision: 1 });
  const [named, other] = [kept(`first.tags=${tag}&second.emotions=${feeling}`), kept("weeks=good")];
  const held = { ...universe, comparisons: [named, other] };
  const queryAfter = (next: Universe) => next.comparisons[0]?.query;
  const merged = removeTag(held, tag, "sea");
  expect(queryAfter(merged)).toBe(`first.tags=sea&second.emotions=${feeling}`);
  expect(merged.comparisons[1]).toBe(other);
  expect(queryAfter(mergeFeeling(held, feeling, "hope"))).toBe(`first.tags=${tag}&second.emotions=hope`);
  expect(removeTag(held, tag, null).comparisons).toBe(held.comparisons);
});

test("rows that are put in any order are in the order of their list, each once", () => {
  const rows = fc.array(fc.record({ id: fc.constantFrom("1", "2", "3", "4"), hour: fc.nat(4) }));
  fc.assert(
    fc.property(rows, (all) => {
      const stars = all.map(({ id, hour }) => makeStar({ id, timestamp: day(hour + 1) }));
      const { entries } = stars.reduce<Universe>((held, star) => putRow(held, "entries", star), universe);
      const keys = entries.map(({ timestamp, id }) => `${timestamp} ${id}`);
      expect(keys).toEqual(keys.toSorted());
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      for (const star of stars) expect(entries.some(({ id }) => id === star.id)).toBe(true);
    }),
  );
});

const ids = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"));

test("replacing a tag keeps the others in order, without a repetition", () => {
  fc.assert(
    fc.property(ids, fc.option(fc.constantFrom("a", "z")), (tags, into) => {
      const next = replaceTag(tags, "c", into);
      const others = (list: readonly string[]) => list.filter((tag) => tag !== "c" && tag !== into);
      expect(others(next)).toEqual(others(tags));
      expect(next).not.toContain("c");
      expect(new Set(next).size).toBe(next.length);
      if (into !== null && tags.includes("c")) expect(next).toContain(into);
    }),
  );
});

const content = fc.record({
  intensity: fc.integer({ min: 1, max: 10 }),
  note: fc.option(fc.constantFrom("one", "two")),
  tags: ids,
  twin: fc.boolean(),
});

test("the correction between two stars turns one into the other, and is empty for the same", () => {
  const starOf = ({ twin, ...fields }: typeof content extends fc.Arbitrary<infer T> ? T : never) =>
    makeStar({
      ...fields,
      ...(twin && { isTwinStar: 1 as const, secondaryEmotion: "love", secondaryIntensity: 3 }),
    });
  fc.assert(
    fc.property(content, content, (one, other) => {
      const [from, to] = [starOf(one), starOf(other)];
      const correction = correctionBetween(from, to);
      expect(haveSameContent(correctedContent(from, correction), to)).toBe(true);
      expect(Object.keys(correction).length === 0).toBe(haveSameContent(from, to));
    }),
  );
});

describe("the reply to a write", () => {
  const third = (revision: number) => makeStar({ id: "3", timestamp: day(3), revision });

  test("to the next change tells everything up to it", () => {
    expect(withReply(universe, "entries", third(4), { isNew: true })).toEqual({
      ...{ ...universe, revision: 4, nextOrdinal: 3 },
      entries: [first, second, third(4)],
    });
    const corrected = { ...second, note: "later", editedAt: day(5), revision: 4 };
    expect(withReply(universe, "entries", corrected)).toMatchObject({ revision: 4, nextOrdinal: 2 });
    const renamed = { ...work, name: "Office", revision: 4 };
    expect(withReply(universe, "tags", renamed)).toMatchObject({ revision: 4 });
    const other = { ...work, id: "c", revision: 4 };
    expect(withReply(universe, "tags", other)).toMatchObject({ revision: 4 });
  });

  test("that was stored before leaves the change of others to be asked for, which gave more rows the same revision", () => {
    const merged = { ...first, tags: ["a"], revision: 4 };
    expect(withReply(universe, "entries", merged, { isNew: true })).toMatchObject({
      ...{ revision: 3, entries: [merged, second] },
    });
    expect(withReply(universe, "tags", { ...work, revision: 4 }).revision).toBe(3);
  });

  test("with the row that somebody else has made leaves its change to be asked for", () => {
    const imported = { ...work, id: "c", revision: 4 };
    const next = withReply(universe, "tags", imported, { isOwn: false });
    expect(next).toMatchObject({ revision: 3, tags: [work, imported] });
  });

  test.for([
    ["a change that came after another one", { ...second, editedAt: day(5), revision: 5 }],
    ["a star at another moment", { ...second, timestamp: day(4), editedAt: day(5), revision: 4 }],
    ["a star that comes back", third(4)],
  ])("leaves %s to be asked for, and shows its row", ([, row]) => {
    const next = withReply(universe, "entries", row as MoodEntry);
    expect(next).toMatchObject({ revision: 3, nextOrdinal: 2 });
    expect(next.entries).toContain(row);
  });

  test("that arrives late does not bring back what was removed since", () => {
    expect(withReply(universe, "entries", third(2), { isNew: true })).toBe(universe);
    expect(withReply(universe, "tags", { ...work, id: "c", revision: 3 })).toBe(universe);
  });

  test("that is older than what is known changes nothing", () => {
    expect(withReply(universe, "tags", { ...work, name: "Before", revision: 1 })).toBe(universe);
  });
});

test("a tracker that is removed takes its readings along, and no others", () => {
  const [one, other] = ["t", "u"].map((trackerId) => ({
    ...{ id: readingId(trackerId, "2026-03-10"), trackerId, at: "2026-03-10", value: 1, revision: 2 },
    ...{ utcOffset: null, timeZone: null },
  }));
  const trackers = [{ ...trackerOf("t") }, { ...trackerOf("u") }];
  const measured = { ...universe, trackers, readings: [one, other] as Universe["readings"] };
  const without = dropRow(measured, "trackers", "t");
  expect([without.trackers, without.readings]).toEqual([[trackers[1]], [other]]);
  expect(dropRow(measured, "readings", one?.id ?? "").trackers).toBe(trackers);
});

const trackerOf = (id: string): Universe["trackers"][number] => ({
  ...{
    id,
    name: id,
    kind: "yes-no",
    unit: "",
    min: null,
    max: null,
    step: null,
    lowLabel: "",
    highLabel: "",
  },
  ...{ ask: "evening", perDay: "one", isArchived: false, position: 0, revision: 1 },
});
