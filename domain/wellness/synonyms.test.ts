import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOnWheel, wheelIds } from "./emotion-wheel.ts";
import { normalizeEmotion, synonyms, tidyWord } from "./synonyms.ts";

const words = Object.values(synonyms).flat();

describe("the words for emotions", () => {
  it("are at least ten for each of the twelve", () => {
    expect(Object.keys(synonyms).sort()).toEqual([...wheelIds].sort());
    for (const [id, list] of Object.entries(synonyms)) expect(list.length, id).toBeGreaterThanOrEqual(10);
  });

  it("are tidy, none is there twice, and none is an emotion of the wheel itself", () => {
    expect(words.filter((word) => word !== tidyWord(word) || /[’]|\s\s|[.!?…]$/.test(word))).toEqual([]);
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
  ])("%j means %j", (typed, meant) => expect(normalizeEmotion(typed)).toBe(meant));

  it("leads to the wheel from every word of the map, however it is written", () => {
    for (const [id, list] of Object.entries(synonyms))
      for (const word of [id, ...list]) expect(normalizeEmotion(` ${word.toUpperCase()} `), word).toBe(id);
  });

  it("means the same when it is normalised again", () => {
    const anything = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...words));
    fc.assert(
      fc.property(anything, (typed) => {
        expect(normalizeEmotion(normalizeEmotion(typed))).toBe(normalizeEmotion(typed));
      }),
    );
  });
});
