import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import { feelingsWith } from "#domain/feelings-with-own.ts";
import { english } from "../../testing/english.ts";
import { makeStar } from "../../testing/make-star.ts";
import { emotionNames, formatDateTime, formatTime, previewNote, spokenName, starName } from "./star-text.ts";

afterEach(() => {
  process.env.TZ = "UTC";
});

test("a note of 50 characters stays whole, and a longer one ends with an ellipsis", () => {
  expect(previewNote("a".repeat(50))).toBe("a".repeat(50));
  expect(previewNote("a".repeat(51))).toBe(`${"a".repeat(50)}...`);
});

test("an emoji of several code points is never cut", () => {
  expect(previewNote("👩‍👩‍👧‍👦".repeat(50))).toBe("👩‍👩‍👧‍👦".repeat(50));
  expect(previewNote("👩‍👩‍👧‍👦".repeat(51))).toBe(`${"👩‍👩‍👧‍👦".repeat(50)}...`);
});

test("a preview is the beginning of the note", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (note) => {
      const preview = previewNote(note);
      expect(preview === note || note.startsWith(preview.slice(0, -3))).toBe(true);
    }),
  );
});

test("an emotion has its name and family, and an unknown word stays as it is", () => {
  expect(emotionNames(english, catalogue, "joy")).toEqual({ name: "Joy", family: "Love", isOwn: false });
  const unknown = { name: "bewildered", family: null, isOwn: false };
  expect(emotionNames(english, catalogue, "bewildered")).toEqual(unknown);
});

test("a feeling that a person made is said to be their own", () => {
  const own = { id: "mine", name: "Homesick", family: "grief", valence: -0.3, energy: 0.3 } as const;
  const feelings = feelingsWith([{ ...own, isArchived: false, revision: 1 }]);
  expect(emotionNames(english, feelings, "mine")).toEqual({ name: "Homesick", family: "Grief", isOwn: true });
  expect(spokenName(english, feelings, "mine")).toBe("Homesick, a feeling of your own");
  expect(spokenName(english, feelings, "joy")).toBe("Joy");
});

test("a timestamp becomes a date and time, and an invalid one is named so", () => {
  expect(formatDateTime(english, { timestamp: "2026-05-04T10:00:00Z", utcOffset: null })).toContain("2026");
  expect(formatDateTime(english, { timestamp: "nonsense", utcOffset: null })).toBe("Unknown time");
  expect(formatDateTime(english, { timestamp: "nonsense", utcOffset: 60 })).toBe("Unknown time");
});

test("a date and time are those of the person's wall clock", () => {
  const written = { timestamp: "2026-12-31T22:30:00Z", utcOffset: 345 };
  expect(formatDateTime(english, written)).toMatch(/January 1, 2027.* 4:15/);
  process.env.TZ = "America/New_York";
  const old = { ...written, utcOffset: null };
  expect(formatDateTime(english, old)).toMatch(/December 31, 2026.* 5:30/);
  expect(formatTime(english, old)).toMatch(/^5:30/);
});

test("a twin star has the names of both feelings", () => {
  expect(starName(english, catalogue, makeStar({ emotion: "joy" }))).toBe("Joy");
  const twin = makeStar({ emotion: "joy", isTwinStar: 1, secondaryEmotion: "fear" });
  expect(starName(english, catalogue, twin)).toBe("Joy with Fear");
});
