import fc from "fast-check";
import { expect, it } from "vitest";
import { colorDistance, oklchOf, seenAs, visions } from "../../testing/color-vision.ts";
import { makeStar } from "../../testing/make-star.ts";
import { emotionIds } from "../emotions.ts";
import { catalogue } from "../feelings.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { scoreOf } from "../score.ts";
import { indexJournal } from "./journal-index.ts";
import { type Pleasantness, pleasantnessColors, pleasantnessOf, pleasantnessSteps } from "./pleasantness.ts";

const colors = pleasantnessSteps.map((step) => pleasantnessColors[step]);

const stepOf = (...stars: Partial<MoodEntry>[]) =>
  pleasantnessOf(catalogue, indexJournal(catalogue, stars.map(makeStar), "UTC").stars);

it.each<[string, Partial<MoodEntry>[], Pleasantness | null]>([
  ["a strong pleasant feeling", [{ emotion: "joy", intensity: 9 }], "veryPleasant"],
  ["a faint pleasant feeling", [{ emotion: "joy", intensity: 3 }], "pleasant"],
  ["a faint unpleasant feeling", [{ emotion: "grief", intensity: 3 }], "unpleasant"],
  ["a strong unpleasant feeling", [{ emotion: "grief", intensity: 9 }], "veryUnpleasant"],
  [
    "as much pleasant as unpleasant",
    [
      { emotion: "joy", intensity: 6 },
      { emotion: "grief", intensity: 6 },
    ],
    "mixed",
  ],
  [
    "an unknown feeling, which does not count",
    [{ emotion: "no-such-emotion" }, { emotion: "joy", intensity: 9 }],
    "veryPleasant",
  ],
  ["only unknown feelings", [{ emotion: "no-such-emotion" }], null],
  ["no star", [], null],
])("a day with %s is shown as such", (_, stars, step) => expect(stepOf(...stars)).toBe(step));

it("of two days with one star, the more pleasant one is never a lower step", () => {
  const star = fc.record({
    emotion: fc.constantFrom(...emotionIds),
    intensity: fc.integer({ min: 1, max: 10 }),
  });
  fc.assert(
    fc.property(star, star, (one, other) => {
      const [low, high] = [one, other].sort(
        (a, b) => (scoreOf(catalogue, makeStar(a)) ?? 0) - (scoreOf(catalogue, makeStar(b)) ?? 0),
      );
      const rank = (each = one) => pleasantnessSteps.indexOf(stepOf(each) as Pleasantness);
      expect(rank(low)).toBeLessThanOrEqual(rank(high));
    }),
  );
});

it.each(visions)(
  "the ramp becomes lighter in steps that a person tells apart with the vision: %s",
  (vision) => {
    const lightness = colors.map((color) => oklchOf(seenAs(color, vision)).lightness);
    for (const [at, color] of colors.slice(1).entries()) {
      expect((lightness[at + 1] ?? 0) - (lightness[at] ?? 1)).toBeGreaterThan(0.09);
      expect(colorDistance(colors[at] as string, color, vision)).toBeGreaterThan(11);
    }
  },
);

/** The ground of each theme, and its cells without stars. */
const grounds = ["#070b18", "#161b2b", "#f7f4ec", "#ece8df"];

it.each(visions)("no step looks like a day without stars to a person with the vision: %s", (vision) => {
  for (const ground of grounds)
    for (const color of colors) expect(colorDistance(color, ground, vision)).toBeGreaterThan(10);
});
