import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emotionIds } from "../../emotions.ts";
import { newMoodEntrySchema, normalizeNote, twinStarRefusals } from "./mood-entry.ts";

const intensity = fc.integer({ min: 1, max: 10 });
const twin = fc
  .record({
    emotion: fc.constantFrom(...emotionIds),
    intensity,
    isTwinStar: fc.constant(1 as const),
    secondaryEmotion: fc.constantFrom(...emotionIds),
    secondaryIntensity: fc.option(intensity),
    note: fc.option(fc.string({ maxLength: 2000 }).filter((note) => !note.includes("\0"))),
  })
  .filter(({ emotion, secondaryEmotion }) => emotion !== secondaryEmotion);

const isValid = (entry: unknown) => newMoodEntrySchema.safeParse(entry).success;

describe("a new mood entry", () => {
  it("can be a twin of any two of the 36 emotions", () => {
    fc.assert(fc.property(twin, (entry) => isValid(entry)));
  });

  it("cannot have a second emotion without the twin flag", () => {
    fc.assert(
      fc.property(twin, fc.constantFrom(0, null, undefined), (entry, flag) => {
        expect(isValid({ ...entry, isTwinStar: flag })).toBe(false);
        expect(
          isValid({ ...entry, isTwinStar: flag, secondaryEmotion: null, secondaryIntensity: null }),
        ).toBe(true);
      }),
    );
  });

  it("refuses unknown fields", () => {
    fc.assert(
      fc.property(twin, fc.constantFrom("id", "userId", "timestamp", "__proto__", "x"), (entry, field) => {
        expect(isValid(JSON.parse(`{"${field}":1,${JSON.stringify(entry).slice(1)}`))).toBe(false);
      }),
    );
  });

  it("refuses arbitrary values without throwing", () => {
    fc.assert(fc.property(fc.anything(), (anything) => !isValid(anything)));
  });
});

describe("the rules of twin stars", () => {
  it("name the invalid field", () => {
    expect(twinStarRefusals({ emotion: "joy" })).toEqual({});
    expect(Object.keys(twinStarRefusals({ emotion: "joy", isTwinStar: 1 }))).toEqual(["secondaryEmotion"]);
    expect(Object.keys(twinStarRefusals({ emotion: "joy", secondaryIntensity: 3 }))).toEqual([
      "secondaryIntensity",
    ]);
  });
});

describe("a note", () => {
  it("that is missing or only white space becomes null", () => {
    expect([
      normalizeNote("  \n\t"),
      normalizeNote(""),
      normalizeNote(null),
      normalizeNote(undefined),
    ]).toEqual([null, null, null, null]);
    expect(normalizeNote("  a ")).toBe("  a ");
  });
});
