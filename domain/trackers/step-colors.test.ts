import { expect, test } from "vitest";
import { seenAs, type Vision, visions } from "../../testing/color-vision.ts";
import { makeTracker } from "../../testing/make-tracker.ts";
import { contrastRatio, relativeLuminance } from "../color.ts";
import { binsOf } from "./bins.ts";
import { mostSteps, stepColors, stepOf } from "./step-colors.ts";

test("a number is readable on every step", () => {
  for (const { fill, ink } of stepColors.dark)
    expect(contrastRatio(fill, ink), fill).toBeGreaterThanOrEqual(4.5);
});

test("each step is lighter than the one before, also with a deficiency of colour vision", () => {
  const seen = (fill: string, vision: Vision) => relativeLuminance(seenAs(fill, vision)) + 0.05;
  for (const vision of visions)
    for (const [at, { fill }] of stepColors.dark.entries()) {
      const before = stepColors.dark[at - 1];
      if (before) expect(seen(fill, vision) / seen(before.fill, vision), vision).toBeGreaterThan(1.3);
    }
});

test("few groups of values are far apart, and a single one is the strongest", () => {
  const steps = (kind: "yes-no" | "scale", values: readonly number[]) => {
    const bins = binsOf(makeTracker({ kind }), values, mostSteps);
    return values.map((value) => stepOf(bins, value));
  };
  expect(steps("yes-no", [0, 1])).toEqual([0, 4]);
  expect(steps("scale", [1, 2, 3, 4, 5])).toEqual([0, 1, 2, 3, 4]);
  expect(stepOf([{ from: 0, until: 1, low: 0, high: 1 }], 0.5)).toBe(4);
});
