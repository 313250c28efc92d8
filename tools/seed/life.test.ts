import fc from "fast-check";
import { expect, test } from "vitest";
import { findEmotion } from "#domain/emotions.ts";
import { newMoodEntrySchema } from "#domain/mood-entry.ts";
import { seededRandom } from "#domain/seeded.ts";
import { day, hour, spreadOverDays } from "./days.ts";
import { type Life, live } from "./life.ts";

const lastMidnight = Date.parse("2026-03-12T00:00:00Z");

const liveWith = ({ seed = 1, ...life }: Partial<Life> & { seed?: number } = {}) =>
  live({ stars: 365, days: 365, lastMidnight, random: seededRandom(seed), ...life });

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How alike each value is to the one before, −1 to 1. */
function likeness(values: readonly number[]): number {
  const middle = mean(values);
  const far = values.map((value) => value - middle);
  return (
    mean(far.slice(1).map((value, index) => value * (far[index] ?? 0))) / mean(far.map((value) => value ** 2))
  );
}

test("the same seed is the same life, another one another", () => {
  expect(liveWith({ seed: 7 })).toEqual(liveWith({ seed: 7 }));
  expect(liveWith({ seed: 7 })).not.toEqual(liveWith({ seed: 8 }));
});

test("any number of stars on any number of days: all of them, in order, in time, and such as a person may send", () => {
  const lives = fc.record({ stars: fc.nat(400), days: fc.integer({ min: 1, max: 200 }), seed: fc.nat() });
  fc.assert(
    fc.property(lives, ({ stars, days, seed }) => {
      const moments = liveWith({ stars, days, seed });
      expect(moments).toHaveLength(stars);
      for (const [index, { at, emotion, intensity, note, twin }] of moments.entries()) {
        expect(at).toBeGreaterThanOrEqual(lastMidnight - (days - 1) * day);
        expect(at).toBeLessThan(lastMidnight + day);
        expect(at).toBeGreaterThan(moments[index - 1]?.at ?? 0);
        const sent = {
          emotion,
          intensity,
          note,
          isTwinStar: twin ? 1 : 0,
          secondaryEmotion: twin?.emotion,
          secondaryIntensity: twin?.intensity,
        };
        expect(newMoodEntrySchema.safeParse(sent).success).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test("some days have no star and some have three", () => {
  const counts = spreadOverDays(365, 365, seededRandom(3));
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(60);
  expect(counts.filter((count) => count >= 3).length).toBeGreaterThan(5);
  expect(Math.max(...counts)).toBeLessThan(8);
});

test("stars of one day keep the pause between them, and nobody writes in the small hours", () => {
  const moments = liveWith({ stars: 900 });
  for (const [index, { at }] of moments.entries()) {
    const before = moments[index - 1]?.at ?? 0;
    expect(at - before).toBeGreaterThanOrEqual(5 * 60_000);
    expect((at - lastMidnight + 400 * day) % day).toBeGreaterThan(5 * hour);
  }
});

test("moods drift: neighbours are alike, and the whole range is lived through", () => {
  const moments = liveWith({ stars: 1500, days: 1000 });
  const valences = moments.map(({ emotion }) => findEmotion(emotion)?.valence ?? 0);
  expect(likeness(valences)).toBeGreaterThan(0.25);
  expect(mean(valences)).toBeGreaterThan(-0.2);
  expect(mean(valences)).toBeLessThan(0.5);
  expect(new Set(moments.map(({ emotion }) => emotion)).size).toBeGreaterThan(30);
  expect(new Set(moments.map(({ intensity }) => intensity)).size).toBeGreaterThan(6);
});

test("about 15 % are twins, and some have a note", () => {
  const moments = liveWith({ stars: 2000, days: 1000 });
  expect(mean(moments.map(({ twin }) => (twin ? 1 : 0)))).toBeCloseTo(0.15, 1);
  expect(mean(moments.map(({ note }) => (note ? 1 : 0)))).toBeCloseTo(0.4, 1);
});
