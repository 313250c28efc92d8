import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeStar } from "../../../testing/make-star.ts";
import { emotionIds } from "../../emotions.ts";
import {
  type Correction,
  correctedContent,
  correctionBetween,
  correctionSchema,
  haveSameContent,
} from "./correction.ts";
import { twinStarRefusals } from "./mood-entry.ts";

const intensity = fc.integer({ min: 1, max: 10 });
const emotion = fc.constantFrom(...emotionIds);
const fields = {
  emotion,
  intensity,
  note: fc.option(fc.string()),
  timestamp: fc.constantFrom("2026-03-13T08:00:00.000Z", "1999-12-31T23:59:59.999Z"),
  utcOffset: fc.option(fc.integer({ min: -840, max: 840 })),
  timeZone: fc.option(fc.constantFrom("Europe/Berlin", "Asia/Kathmandu")),
  isTwinStar: fc.option(fc.constantFrom(0 as const, 1 as const)),
  secondaryEmotion: fc.option(emotion),
  secondaryIntensity: fc.option(intensity),
  tags: fc.option(fc.uniqueArray(fc.uuid(), { maxLength: 3 })),
};
const correction = fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<Correction>;
const plain = makeStar({ note: "x", tags: ["one"] });
const twin = makeStar({ isTwinStar: 1, secondaryEmotion: "grief", secondaryIntensity: 3 });
const star = fc.constantFrom(plain, twin);

describe("a correction", () => {
  it("changes nothing when it is empty", () => {
    fc.assert(
      fc.property(
        star,
        (before) => void expect(haveSameContent(before, correctedContent(before, {}))).toBe(true),
      ),
    );
  });

  it("has the same result when it is made twice", () => {
    fc.assert(
      fc.property(star, correction, (before, change) => {
        const once = correctedContent(before, change);
        expect(haveSameContent(correctedContent(once, change), once)).toBe(true);
      }),
    );
  });

  it("changes only the fields that it has, apart from the second feeling of a twin star", () => {
    fc.assert(
      fc.property(star, correction, (before, change) => {
        const after = correctedContent(before, change);
        for (const field of [
          "emotion",
          "intensity",
          "note",
          "timestamp",
          "utcOffset",
          "timeZone",
          "tags",
        ] as const)
          if (change[field] === undefined) expect(after[field]).toEqual(before[field]);
      }),
    );
  });

  it("clears the second feeling of a star that is no twin star any more", () => {
    fc.assert(
      fc.property(fc.constantFrom(0 as const, null), (isTwinStar) => {
        const after = correctedContent(twin, { isTwinStar });
        expect(after).toMatchObject({ isTwinStar: 0, secondaryEmotion: null, secondaryIntensity: null });
        expect(twinStarRefusals(after)).toEqual({});
      }),
    );
  });

  it("is noticed in every field", () => {
    const other = {
      ...{ emotion: "fear", intensity: 1, note: "y", timestamp: "2000-01-01T00:00:00.000Z", utcOffset: 1 },
      ...{ timeZone: "UTC", isTwinStar: 1, secondaryEmotion: "joy", secondaryIntensity: 9, tags: ["two"] },
    } as const;
    for (const field of Object.keys(fields) as (keyof typeof other)[])
      expect([field, haveSameContent(plain, { ...plain, [field]: other[field] })]).toEqual([field, false]);
  });

  it("never puts a note that is locked in the place of one that can be read", () => {
    const locked = { ...plain, intensity: 2, note: null, sealed: "1.1.AAAA" };
    expect(correctionBetween({ ...plain, note: "Theirs" }, locked)).toEqual({ intensity: 2 });
  });

  it("refuses unknown fields and arbitrary values without throwing", () => {
    for (const field of ["id", "userId", "position", "createdAt", "revision", "x"])
      expect(correctionSchema.safeParse({ [field]: 1 }).success).toBe(false);
    fc.assert(fc.property(fc.anything(), (value) => void correctionSchema.safeParse(value)));
  });
});
