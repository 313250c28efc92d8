import * as fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../pseudo-random.ts";
import { separation } from "./separation.ts";

const fromTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const sidesOf = (second: readonly number[], first: readonly number[]) => {
  const days = [...second, ...first].sort((one, other) => one - other);
  return { days, isFirst: Float64Array.from(days, (day) => (first.includes(day) ? 1 : 0)) };
};

/** Whether a simulated thing, of which each day keeps that of the day before or has a new one, divides the days as the sides do. */
function falls({ days, isFirst }: ReturnType<typeof sidesOf>, memory: number, share: number, seed: number) {
  const random = seededRandom(seed);
  let isOn = random() < share;
  const on = new Map<number, boolean>();
  for (let day = days[0] ?? 0; day <= (days.at(-1) ?? 0); day++) {
    if (random() >= memory) isOn = random() < share;
    on.set(day, isOn);
  }
  const isLike = (side: number) => days.every((day, at) => on.get(day) === (isFirst[at] === side));
  return isLike(1) || isLike(0);
}

test("of a day on each side it is one half, and of sixty as for the strongest memory", () => {
  const p = (length: number) => {
    const { days, isFirst } = sidesOf(fromTo(0, length - 1), fromTo(length, 2 * length - 1));
    return separation(days, isFirst).p;
  };
  expect(p(1)).toBeCloseTo(0.5, 12);
  expect(p(60)).toBeCloseTo(0.025 * 0.975 ** 118, 12);
});

test("no thing with such a memory divides the days so more often, and the worst one does as often", () => {
  const runs = 2_000;
  const frequency = (sides: ReturnType<typeof sidesOf>, memory: number, share: number, seed: number) =>
    fromTo(1, runs).filter((run) => falls(sides, memory, share, run + seed * runs)).length / runs;
  const worst = sidesOf(fromTo(0, 4), fromTo(5, 9));
  expect(frequency(worst, 0.8, 0.5, 0)).toBeGreaterThan(0.7 * separation(worst.days, worst.isFirst).p);
  const cases = fc.record({
    ...{ before: fc.integer({ min: 1, max: 6 }), after: fc.integer({ min: 0, max: 6 }) },
    ...{ length: fc.integer({ min: 1, max: 6 }), gap: fc.nat(9), seed: fc.nat(99) },
    ...{
      memory: fc.double({ min: 0, max: 0.95, noNaN: true }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    },
  });
  fc.assert(
    fc.property(cases, ({ before, after, length, gap, seed, memory, share }) => {
      const from = before + gap;
      const others = [...fromTo(0, before - 1), ...fromTo(from + length, from + length + after - 1)];
      const sides = sidesOf(others, fromTo(from, from + length - 1));
      const { p } = separation(sides.days, sides.isFirst);
      // The memories and shares that are tried lie apart; and a frequency of so many runs errs by chance.
      const slack = 0.02 * p + 5 * Math.sqrt((p + 1e-4) / runs);
      expect(frequency(sides, memory, share, seed)).toBeLessThanOrEqual(p + slack);
    }),
    { numRuns: 60, seed: 1 },
  );
});
