import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emotionIds } from "./emotions.ts";
import { newMoodEntrySchema, noteOrNull, twinRefusals } from "./mood-entry.ts";

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
  it("may be any twin of two emotions, out of all 36", () => {
    fc.assert(fc.property(twin, (entry) => isValid(entry)));
  });

  it("has no second emotion without the twin flag, whatever else it holds", () => {
    fc.assert(
      fc.property(twin, fc.constantFrom(0, null, undefined), (entry, flag) => {
        expect(isValid({ ...entry, isTwinStar: flag })).toBe(false);
        expect(
          isValid({ ...entry, isTwinStar: flag, secondaryEmotion: null, secondaryIntensity: null }),
        ).toBe(true);
      }),
    );
  });

  it("has no field but its own", () => {
    fc.assert(
      fc.property(twin, fc.constantFrom("id", "userId", "timestamp", "__proto__", "x"), (entry, field) => {
        expect(isValid(JSON.parse(`{"${field}":1,${JSON.stringify(entry).slice(1)}`))).toBe(false);
      }),
    );
  });

  it("is refused and never throws, whatever it is", () => {
    fc.assert(fc.property(fc.anything(), (anything) => !isValid(anything)));
  });
});

describe("the rules of twin stars", () => {
  it("name the field that breaks them", () => {
    expect(twinRefusals({ emotion: "joy" })).toEqual({});
    expect(Object.keys(twinRefusals({ emotion: "joy", isTwinStar: 1 }))).toEqual(["secondaryEmotion"]);
    expect(Object.keys(twinRefusals({ emotion: "joy", secondaryIntensity: 3 }))).toEqual([
      "secondaryIntensity",
    ]);
  });
});

describe("a note", () => {
  it("of white space alone is none", () => {
    expect([noteOrNull("  \n\t"), noteOrNull(""), noteOrNull(null), noteOrNull(undefined)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(noteOrNull("  a ")).toBe("  a ");
  });
});
