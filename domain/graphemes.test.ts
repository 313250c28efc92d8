import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { firstGraphemes } from "./graphemes.ts";

const family = "👩‍👩‍👧‍👦";

test("a text is cut after so many characters, and a shorter one stays whole", () => {
  expect(firstGraphemes("journal", 4)).toBe("jour");
  expect(firstGraphemes("journal", 7)).toBe("journal");
  expect(firstGraphemes("", 4)).toBe("");
});

test("an emoji with its modifiers is one character", () => {
  expect(firstGraphemes(`${family}👍🏽ab`, 2)).toBe(`${family}👍🏽`);
  expect(firstGraphemes(family.repeat(3), 3)).toBe(family.repeat(3));
});

test("a browser without Intl.Segmenter cuts no surrogate pair", () => {
  vi.stubGlobal("Intl", {});
  try {
    expect(firstGraphemes("😀😀😀", 2)).toBe("😀😀");
  } finally {
    vi.unstubAllGlobals();
  }
});

test("the result is the text's own beginning, and well formed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.nat({ max: 60 }), (text, count) => {
      const beginning = firstGraphemes(text, count);
      expect(text.startsWith(beginning)).toBe(true);
      expect(beginning.isWellFormed()).toBe(true);
    }),
  );
});
