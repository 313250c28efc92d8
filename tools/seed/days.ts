/** The times of the demo's entries: some days without any, some with three, at the usual hours of the day. */

import type { Random } from "#domain/pseudo-random.ts";
import { choose, normal } from "./random-choice.ts";

export const hour = 3_600_000;
export const day = 24 * hour;

/** Usual times of entries: `mean` and `deviation` in hours of the day, `weight` for their frequency. */
const usualTimes = [
  { mean: 8, deviation: 0.7, weight: 2 },
  { mean: 12.7, deviation: 0.8, weight: 2 },
  { mean: 17.8, deviation: 1, weight: 2 },
  { mean: 21.7, deviation: 0.9, weight: 5 },
];

/** The product's cooldown. Entries of one day keep this distance, unless there are too many of them for one day. */
const cooldownMs = 5 * 60_000;

/** The shortest time between entries, in milliseconds, on a day with `count` of them. */
export const minGapOf = (count: number) => Math.min(cooldownMs, (17 * hour) / (count + 1));

/** The number of entries of each day. The sum is `stars`. */
export function spreadOverDays(stars: number, days: number, random: Random): number[] {
  let habit = 1;
  const weights = Array.from({ length: days }, (): number => {
    habit = Math.max(0.25, habit + 0.25 * (1 - habit) + 0.3 * normal(random));
    // Days without an entry are more frequent while the habit is weak.
    return random() < 0.22 / habit ? 0 : habit * (0.4 + random());
  });
  if (!weights.some((weight) => weight > 0)) weights.fill(1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);

  let expected = random();
  return weights.map((weight) => {
    const before = Math.floor(expected);
    expected += (stars * weight) / total;
    return Math.floor(expected) - before;
  });
}

/** `count` times of one day in ascending order, in milliseconds after midnight. */
export function timesOfDay(count: number, isWeekend: boolean, random: Random): number[] {
  const weekendDelay = isWeekend ? 1.2 : 0;
  const hours = Array.from({ length: count }, () => {
    const { mean, deviation } = choose(random, usualTimes, ({ weight }) => weight);
    const delayed = mean + weekendDelay * (mean < 12 ? 1 : 0.3);
    return Math.min(23.5, Math.max(5.5, delayed + deviation * normal(random)));
  });
  const minGap = minGapOf(count);
  let earliest = 0;
  const times = hours
    .sort((a, b) => a - b)
    .map((at) => {
      const time = Math.max(earliest, Math.round(at * hour + random() * 30_000));
      earliest = time + minGap;
      return Math.round(time);
    });
  // Many entries can extend past midnight: then all of them move that much earlier.
  const excess = Math.max(0, (times.at(-1) ?? 0) - 23.9 * hour);
  return times.map((time) => Math.max(0, Math.round(time - excess)));
}
