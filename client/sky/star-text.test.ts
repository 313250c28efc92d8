import fc from "fast-check";
import { expect, test } from "vitest";
import { nameEmotion, previewNote, spellMoment } from "./star-text.ts";

test("a note of 50 characters stays whole, a longer one is cut and says so", () => {
  expect(previewNote("a".repeat(50))).toBe("a".repeat(50));
  expect(previewNote("a".repeat(51))).toBe(`${"a".repeat(50)}...`);
});

test("what looks like one character is never cut in two", () => {
  expect(previewNote("👩‍👩‍👧‍👦".repeat(50))).toBe("👩‍👩‍👧‍👦".repeat(50));
  expect(previewNote("👩‍👩‍👧‍👦".repeat(51))).toBe(`${"👩‍👩‍👧‍👦".repeat(50)}...`);
});

test("a preview is the note's own beginning", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (note) => {
      const preview = previewNote(note);
      expect(preview === note || note.startsWith(preview.slice(0, -3))).toBe(true);
    }),
  );
});

test("names an emotion and its family, and keeps a word it does not know", () => {
  expect(nameEmotion("joy")).toEqual({ name: "Joy", family: "Love" });
  expect(nameEmotion("bewildered")).toEqual({ name: "bewildered", family: null });
});

test("spells out a moment, also one that never was", () => {
  expect(spellMoment("2026-05-04T10:00:00Z")).toContain("2026");
  expect(spellMoment("nonsense")).toBe("Unknown time");
});
