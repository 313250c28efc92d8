import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reasonOf } from "../../refusals.ts";
import { constellationChangeSchema, keepHiddenStars, maxStarsOfConstellation } from "./constellation.ts";

const ids = (count: number) => Array.from({ length: count }, (_, at) => `star-${at}`);
const refusalOf = (change: object) => {
  const { error } = constellationChangeSchema.safeParse({ name: "Summer", entryIds: ids(2), ...change });
  return error && reasonOf(error.issues[0]?.message ?? "")?.code;
};

test("a constellation has a name of 1 to 60 characters and 2 to 200 different stars", () => {
  expect(refusalOf({ name: ` ${"x".repeat(60)} ` })).toBeUndefined();
  expect(refusalOf({ name: " " })).toBe("length-out-of-range");
  expect(refusalOf({ name: "x".repeat(61) })).toBe("length-out-of-range");
  expect(refusalOf({ name: "\u200b" })).toBe("invisible-characters");
  expect(refusalOf({ entryIds: ids(200) })).toBeUndefined();
  expect(refusalOf({ entryIds: ids(1) })).toBe("star-count-out-of-range");
  expect(refusalOf({ entryIds: ids(201) })).toBe("star-count-out-of-range");
  expect(refusalOf({ entryIds: ["a", "A"] })).toBe("repeated-star");
});

describe("stars in the bin, which the person does not see", () => {
  const star = fc.constantFrom(..."abcdefgh");
  const some = fc.uniqueArray(star);
  const makeChange = ([before, hiddenAll, chosenAll]: [string[], string[], string[]]) => {
    const hidden = new Set(hiddenAll);
    return { before, hidden, chosen: chosenAll.filter((id) => !hidden.has(id)) };
  };
  const change = fc.tuple(some, some, some).map(makeChange);

  test("stay in the constellation, and what is seen is what was chosen", () => {
    fc.assert(
      fc.property(change, ({ before, hidden, chosen }) => {
        const after = keepHiddenStars(before, hidden, chosen);
        expect(after.filter((id) => !hidden.has(id))).toEqual(chosen);
        expect(new Set(after.filter((id) => hidden.has(id)))).toEqual(
          new Set(before.filter((id) => hidden.has(id))),
        );
        expect(new Set(after).size).toBe(after.length);
      }),
    );
  });

  test("are where they were, if the person changes nothing", () => {
    fc.assert(
      fc.property(change, ({ before, hidden }) => {
        const seen = before.filter((id) => !hidden.has(id));
        expect(keepHiddenStars(before, hidden, seen)).toEqual(before);
      }),
    );
  });

  test("stay as far as there is room", () => {
    const chosen = ids(maxStarsOfConstellation - 1);
    expect(keepHiddenStars(["x", "y"], new Set(["x", "y"]), chosen)).toEqual(["x", ...chosen]);
  });
});
