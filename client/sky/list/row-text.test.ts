import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { english } from "../../../testing/english.ts";
import { formatDay, noteBeginning } from "./row-text.ts";

afterEach(() => {
  process.env.TZ = "UTC";
});

test("a beginning is on one line", () => {
  expect(noteBeginning(" By the sea,\n\n and  late ")).toBe("By the sea, and late");
});

test("a long note is cut after 80 characters, and an emoji counts as one character", () => {
  expect(noteBeginning("a".repeat(81))).toBe("a".repeat(80));
  expect(noteBeginning(`${"a".repeat(79)}😀b`)).toBe(`${"a".repeat(79)}😀`);
  expect(noteBeginning(`${"a".repeat(79)}👍🏽b`)).toBe(`${"a".repeat(79)}👍🏽`);
});

test("a beginning contains no half of a character", () => {
  fc.assert(
    fc.property(fc.nat({ max: 80 }), fc.string({ unit: "grapheme", maxLength: 120 }), (indent, text) => {
      const note = "x".repeat(indent) + text;
      expect(noteBeginning(note).isWellFormed()).toBe(true);
    }),
  );
});

test("a day and time are those of the person's wall clock", () => {
  const written = { timestamp: "2026-12-31T22:30:00Z", utcOffset: 345 };
  expect(formatDay(english, written)).toMatch(/Jan 1, 4:15/);
  process.env.TZ = "America/New_York";
  expect(formatDay(english, { ...written, utcOffset: null })).toMatch(/Dec 31, 5:30/);
});
