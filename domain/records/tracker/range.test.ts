import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isValueOf, largestValue, maxScaleSteps, type Range, rangeOf } from "./range.ts";
import { importedTrackersSchema, restoredTrackersSchema, trackerChangeSchema } from "./tracker.ts";

const tracker = (range: Range) => ({
  ...{ name: "Sleep", unit: "h", lowLabel: "", highLabel: "", ask: "morning", perDay: "one" },
  ...{ isArchived: false, position: 0, min: null, max: null, step: null, ...range },
});
const refusalsOf = (range: Range) => {
  const { error } = trackerChangeSchema.safeParse(tracker(range));
  return error?.issues.map(({ path }) => path[0]) ?? [];
};

describe("the range of a tracker", () => {
  it("is open, or has two bounds and a step", () => {
    for (const kind of ["number", "duration", "count"] as const) {
      expect(refusalsOf({ kind })).toEqual([]);
      expect(refusalsOf({ kind, min: 0, max: 24, step: 0.5 })).toEqual([]);
      expect(refusalsOf({ kind, min: 5, max: 5 })).toEqual(["max"]);
      expect(refusalsOf({ kind, step: 0 })).toEqual(["step"]);
      expect(refusalsOf({ kind, max: 1_000_001 })).toEqual(["max"]);
      expect(refusalsOf({ kind, min: largestValue })).toEqual(["max"]);
      expect(refusalsOf({ kind, max: kind === "number" ? -largestValue : 0 })).toEqual(["max"]);
      expect(refusalsOf({ kind, min: Number.NaN })).toEqual(["min"]);
      expect(refusalsOf({ kind, min: Number.NEGATIVE_INFINITY })).toEqual(["min"]);
    }
  });

  it("of a duration is not below 0, except in a backup from before that was a rule", () => {
    expect(refusalsOf({ kind: "duration", min: -60, max: 60 })).toEqual(["min"]);
    expect(refusalsOf({ kind: "duration", min: -60, max: -30 })).toEqual(["min", "max"]);
    expect(refusalsOf({ kind: "number", min: -60, max: -30 })).toEqual([]);
    const brought = [{ ...tracker({ kind: "duration", min: -60, max: 60 }), id: crypto.randomUUID() }];
    expect(restoredTrackersSchema.safeParse(brought).success).toBe(true);
    expect(importedTrackersSchema.safeParse(brought).success).toBe(false);
  });

  it("of a scale has whole numbers, and few of them", () => {
    expect(refusalsOf({ kind: "scale", min: 0, max: maxScaleSteps - 1, step: 1 })).toEqual([]);
    expect(refusalsOf({ kind: "scale", min: 0, max: maxScaleSteps, step: 1 })).toEqual(["max"]);
    expect(refusalsOf({ kind: "scale", min: 1, max: 5, step: 0.5 })).toEqual(["step"]);
    expect(refusalsOf({ kind: "scale", min: 1, max: 6, step: 2 })).toEqual(["step"]);
    expect(refusalsOf({ kind: "scale" })).toEqual(["min", "max", "step"]);
  });

  it("is not there for yes and no", () => {
    expect(refusalsOf({ kind: "yes-no" })).toEqual([]);
    expect(refusalsOf({ kind: "yes-no", min: 0, max: 1, step: 1 })).toEqual(["min", "max", "step"]);
  });
});

describe("a value of a tracker", () => {
  it("is finite and in the range", () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number("1e309"), 1_000_001])
      expect(isValueOf({ kind: "number" }, value)).toBe(false);
    expect(isValueOf({ kind: "number", min: -3, max: 3 }, -3)).toBe(true);
    expect(isValueOf({ kind: "number", min: -3, max: 3 }, 3.01)).toBe(false);
    expect(isValueOf({ kind: "duration" }, -1)).toBe(false);
    expect(rangeOf({ kind: "count", max: 9 })).toEqual({ min: 0, max: 9 });
  });

  it("is whole on a scale, and 0 or 1 for no and yes", () => {
    const scale: Range = { kind: "scale", min: 1, max: 9, step: 2 };
    expect([1, 2, 3, 2.5, 9, 11].filter((value) => isValueOf(scale, value))).toEqual([1, 3, 9]);
    expect([-1, 0, 0.5, 1, 2].filter((value) => isValueOf({ kind: "yes-no" }, value))).toEqual([0, 1]);
  });

  it("is on a step, however that is written in binary", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0.1, 0.25, 0.3, 0.7, 1, 5, 15),
        fc.constantFrom(null, 0, 0.1, -12.3, 100),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (step, min, part) => {
          const range: Range = { kind: "number", min, step };
          const count = Math.floor((part * largestValue) / step) - Math.ceil(200 / step);
          fc.pre(count >= 0);
          const value = (min ?? 0) + count * step;
          expect(isValueOf(range, value)).toBe(true);
          expect(isValueOf(range, value + step / 3)).toBe(false);
        },
      ),
    );
  });
});
