/** When a person keeps a journal: some days not at all, some days three times, at the hours when people have a moment. */

import type { Random } from "#domain/seeded.ts";
import { bell, choose } from "./chances.ts";

export const hour = 3_600_000;
export const day = 24 * hour;

/** Hours of the day, how far round them, and how often. */
const moments = [
  { at: 8, spread: 0.7, weight: 2 },
  { at: 12.7, spread: 0.8, weight: 2 },
  { at: 17.8, spread: 1, weight: 2 },
  { at: 21.7, spread: 0.9, weight: 5 },
];

/** Entries of one day keep the pause of the product, where so many fit into a day. */
const pause = 5 * 60_000;

/** How many entries fall on each day; they sum up to `stars`. */
export function spreadOverDays(stars: number, days: number, random: Random): number[] {
  let habit = 1;
  const weights = Array.from({ length: days }, (): number => {
    habit = Math.max(0.25, habit + 0.25 * (1 - habit) + 0.3 * bell(random));
    // A day off more often while the habit is weak.
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

/** `count` moments of a day in order, in milliseconds after its midnight. */
export function timesOfDay(count: number, isWeekend: boolean, random: Random): number[] {
  const later = isWeekend ? 1.2 : 0;
  const hours = Array.from({ length: count }, () => {
    const { at, spread } = choose(random, moments, ({ weight }) => weight);
    return Math.min(23.5, Math.max(5.5, at + later * (at < 12 ? 1 : 0.3) + spread * bell(random)));
  });
  const apart = Math.min(pause, (17 * hour) / (count + 1));
  let earliest = 0;
  const times = hours
    .sort((one, other) => one - other)
    .map((at) => {
      const time = Math.max(earliest, Math.round(at * hour + random() * 30_000));
      earliest = time + apart;
      return Math.round(time);
    });
  // A full day may have run past midnight: then it began that much earlier.
  const late = Math.max(0, (times.at(-1) ?? 0) - 23.9 * hour);
  return times.map((time) => Math.max(0, Math.round(time - late)));
}
