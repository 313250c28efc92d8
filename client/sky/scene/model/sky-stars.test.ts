import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeStar } from "../../../../testing/make-star.ts";
import { starHistories } from "../../../../testing/star-histories.ts";
import { extentOf } from "../camera/extent.ts";
import { SkyStars } from "./sky-stars.ts";

test("a sky after any changes has the extent and the index of a sky that was loaded at once", () => {
  fc.assert(
    fc.property(starHistories, (lists) => {
      const stars = new SkyStars();
      for (const entries of lists) {
        stars.replace(entries);
        const whole = extentOf(entries);
        expect([stars.extent.outermost, stars.extent.typical]).toEqual([whole.outermost, whole.typical]);
        for (const [at, { id }] of entries.entries()) expect(stars.indexOf(id)).toBe(at);
        const present = new Set(entries.map(({ id }) => id));
        for (const { id } of lists.flat()) if (!present.has(id)) expect(stars.find(id)).toBeNull();
      }
    }),
  );
});

describe("a new list", () => {
  const [one, other] = [makeStar({ id: "a", x: 1 }), makeStar({ id: "b", x: 500 })];
  const afterLists = (...lists: Parameters<SkyStars["replace"]>[0][]) => {
    const stars = new SkyStars();
    const changes = lists.map((list) => stars.replace(list));
    return { stars, change: changes.at(-1) };
  };

  test("without a star of the list before replaces the whole sky", () => {
    const { stars, change } = afterLists([one], [other]);
    expect(change).toEqual({ isWhole: true, added: [other], moved: [] });
    expect([stars.find("a"), stars.find("b"), stars.indexOf(null)]).toEqual([null, other, -1]);
    expect(stars.extent.outermost).toBe(500);
  });

  test("tells which stars are new, and which have another position", () => {
    const moved = { ...one, x: 40 };
    expect(afterLists([one], [moved]).change).toEqual({
      isWhole: false,
      added: [],
      moved: [{ from: one, to: moved }],
    });
    expect(afterLists([other], [one, other]).change).toEqual({ isWhole: false, added: [one], moved: [] });
    const [edited, removed] = [
      afterLists([one], [{ ...one, intensity: 2 }]),
      afterLists([one, other], [one]),
    ];
    for (const { change } of [edited, removed])
      expect(change).toEqual({ isWhole: false, added: [], moved: [] });
  });
});
