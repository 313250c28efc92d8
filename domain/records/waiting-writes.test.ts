import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import type { Universe } from "./apply-changes.ts";
import { correctedContent, correctionBetween, haveSameContent } from "./star/correction.ts";
import { applyWaitingWrites, replaceTag, type WaitingWrite } from "./waiting-writes.ts";

const day = (date: number) => `2026-03-${String(date).padStart(2, "0")}T12:00:00.000Z`;
const work = { id: "b", name: "Work", kind: "activity", isArchived: false, revision: 1 } as const;
const { id: _, revision: __, ...change } = work;
const first = makeStar({ id: "1", timestamp: day(1), tags: ["b", "a"] });
const second = makeStar({ id: "2", timestamp: day(2), tags: [] });
const universe: Universe = {
  ...{ revision: 3, nextOrdinal: 2, entries: [first, second], tags: [work], constellations: [] },
};
const apply = (...writes: WaitingWrite[]) => applyWaitingWrites(universe, writes);

test("without writes, and after writes that change nothing, the universe is the identical object", () => {
  expect(apply()).toBe(universe);
  expect(apply({ kind: "removal", id: "gone" }, { kind: "tagRemoval", id: "gone" })).toBe(universe);
  expect(apply({ kind: "correction", id: "gone", changes: { intensity: 2 } })).toBe(universe);
  expect(apply({ kind: "tagMerge", id: "b", into: "b" })).toBe(universe);
});

test("a corrected star says something else, stays at its position, and moves in the order of moments", () => {
  const { entries } = apply({
    ...{ kind: "correction", id: "1", changes: { timestamp: day(3), note: "later" } },
  });
  expect(entries).toEqual([second, { ...first, timestamp: day(3), note: "later" }]);
  expect(entries[0]).toBe(second);
});

test("a removed star is gone", () => {
  expect(apply({ kind: "removal", id: "1" }).entries).toEqual([second]);
});

test("a star that comes back is in its place again, and one that is there stays the identical object", () => {
  const back = { kind: "restoration", id: "1", entry: first } as const;
  expect(apply({ kind: "removal", id: "1" }, back).entries).toEqual([first, second]);
  expect(apply(back)).toBe(universe);
});

describe("tags", () => {
  test("are added in the order of their ids and changed", () => {
    const sport = { ...change, name: "Sport" };
    const { tags } = apply(
      { kind: "tag", id: "c", change },
      { kind: "tag", id: "a", change },
      { kind: "tag", id: "b", change: sport },
    );
    expect(tags.map(({ id, name }) => [id, name])).toEqual([
      ["a", "Work"],
      ["b", "Sport"],
      ["c", "Work"],
    ]);
  });

  test("that are removed are removed from every star", () => {
    const { tags, entries } = apply({ kind: "tagRemoval", id: "b" });
    expect([tags, entries]).toEqual([[], [{ ...first, tags: ["a"] }, second]]);
    expect(entries[1]).toBe(second);
  });

  test("that are merged are replaced in every star, where each stays once and first", () => {
    const { tags, entries } = apply({ kind: "tagMerge", id: "b", into: "a" });
    expect([tags, entries[0]?.tags]).toEqual([[], ["a"]]);
  });
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

test("constellations are added in the order of their ids, changed and removed", () => {
  const change = { name: "Summer", entryIds: ["2", "1"] };
  const put = (id: string, name = "Summer"): WaitingWrite => ({
    ...{ kind: "constellation", id, change: { ...change, name } },
  });
  expect(apply(put("b"), put("a"), put("b", "Winter")).constellations).toEqual([
    { id: "a", ...change, revision: 0 },
    { id: "b", ...change, name: "Winter", revision: 0 },
  ]);
  expect(apply(put("b"), { kind: "constellationRemoval", id: "b" }).constellations).toEqual([]);
  expect(apply({ kind: "constellationRemoval", id: "gone" })).toBe(universe);
});
