import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOnWheel, wheelIds } from "./emotion-wheel.ts";
import { normalizeEmotion, synonyms, trimAndLowerCase } from "./synonyms.ts";

const words = Object.values(synonyms).flat();

describe("the synonyms", () => {
  it("are at least ten for each emotion", () => {
    expect(Object.keys(synonyms).sort()).toEqual([...wheelIds].sort());
    for (const [id, list] of Object.entries(synonyms)) expect(list.length, id).toBeGreaterThanOrEqual(10);
  });

  it("are in the normal form, unique, and not ids of the wheel", () => {
    expect(words.filter((word) => word !== trimAndLowerCase(word) || /[’]|\s\s|[.!?…]$/.test(word))).toEqual(
      [],
    );
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(words.filter(isOnWheel)).toEqual([]);
  });
});

describe("a typed word", () => {
  it.each([
    ["happy", "joy"],
    ["furious", "anger"],
    ["nervous", "anxiety"],
    ["pissed off", "anger"],
    ["meh", "melancholy"],
    ["butterflies", "anxiety"],
    ["  HAPPY ", "joy"],
    ["Fed  up", "frustration"],
    ["can’t wait!", "excitement"],
    ["Sadness", "sadness"],
    ["saudade", "saudade"],
    [" Weltschmerz ", "weltschmerz"],
    ["constructor", "constructor"],
    ["", ""],
  ])("%j is normalized to %j", (typed, normalized) => expect(normalizeEmotion(typed)).toBe(normalized));

  it("is recognized with spaces around it and in upper case", () => {
    for (const [id, list] of Object.entries(synonyms))
      for (const word of [id, ...list]) expect(normalizeEmotion(` ${word.toUpperCase()} `), word).toBe(id);
  });

  it("does not change when it is normalized twice", () => {
    const anything = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...words));
    fc.assert(
      fc.property(anything, (typed) => {
        expect(normalizeEmotion(normalizeEmotion(typed))).toBe(normalizeEmotion(typed));
      }),
    );
  });
});
