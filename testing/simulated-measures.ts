/** Trackers of simulated journals: values that lead the mood, follow it, drift as it drifts, or have nothing to do with it. */

import type { Random } from "#domain/pseudo-random.ts";

export type SimulatedTracker = {
  readonly id: string;
  /** What the tracker has by itself, by day, in standard deviations. */
  readonly own: readonly number[];
  /** What one standard deviation adds to the mood of the same day, and of the next one. */
  readonly same?: number;
  readonly next?: number;
  /** The value that the person writes down. */
  readonly write: (value: number) => number;
  /** What moves the value besides itself. `moods` are those of all days. */
  readonly moved?: (own: number, day: number, moods: readonly number[]) => number;
  /** The probability that the value of a day is not written down. */
  readonly skip?: (value: number, day: number, mood: number) => number;
};

/** The values of each tracker by the number of the day, as far as they are written down. */
export function measuredBy(
  trackers: readonly SimulatedTracker[],
  moods: readonly number[],
  firstDay: number,
  random: Random,
) {
  return trackers.map(({ id, own, write, moved = (value) => value, skip = () => 0.1 }) => ({
    trackerId: id,
    values: new Map(
      own.flatMap((part, day): [number, number][] => {
        const value = moved(part, day, moods);
        return random() < skip(value, day, moods[day] ?? 0) ? [] : [[firstDay + day, write(value)]];
      }),
    ),
  }));
}

/** What trackers add to the mood of a day. */
export const addedBy = (trackers: readonly SimulatedTracker[], day: number): number =>
  trackers.reduce(
    (sum, { own, same = 0, next = 0 }) => sum + same * (own[day] ?? 0) + next * (own[day - 1] ?? 0),
    0,
  );

/** Hours, a scale, cups, a walk, minutes, and again: as people write down a value in standard deviations. */
const writings = [
  (value: number) => Math.round((7 + 1.2 * value) * 4) / 4,
  (value: number) => Math.max(1, Math.min(5, Math.round(3 + value))),
  (value: number) => Math.max(0, Math.round(1.5 + 1.5 * value)),
  (value: number) => (value > 0.3 ? 1 : 0),
  (value: number) => Math.round(30 * Math.exp(0.8 * value)),
] as const;
/** How much the days of a tracker follow each other. */
const memories = [0.2, 0.6, 0, 0, 0.4, 0.85, 0.5] as const;

type Options = Partial<Omit<SimulatedTracker, "id" | "own">> & { readonly memory?: number };

/** One tracker of hours, whose days follow each other by `memory`. */
export const hoursTracker =
  (id: string, { memory = 0.2, ...rest }: Options = {}) =>
  (random: Random, days: number): SimulatedTracker => ({
    ...{ id, own: followingValues(random, days, memory), write: writings[0], ...rest },
  });

/** Trackers of all sorts. */
export const mixedTrackers =
  (count: number, options: (at: number) => Options = () => ({})) =>
  (random: Random, days: number): readonly SimulatedTracker[] =>
    Array.from({ length: count }, (_, at) => ({
      ...{ id: `tracker-${at}`, write: writings[at % writings.length] ?? writings[0] },
      own: followingValues(random, days, memories[at % memories.length] ?? 0),
      ...options(at),
    }));

/** Trackers of all sorts that have slow changes, of twenty days, beside fast ones of their own. */
export const slowTrackers = (count: number, slow: number) =>
  function makeTrackers(random: Random, days: number): readonly SimulatedTracker[] {
    return mixedTrackers(count)(random, days).map((tracker) => {
      const changes = followingValues(random, days, Math.exp(-1 / 20));
      return { ...tracker, own: tracker.own.map((value, day) => value + slow * (changes[day] ?? 0)) };
    });
  };

/** Standard normal values that follow each other by `memory`. */
function followingValues(random: Random, days: number, memory: number): readonly number[] {
  let value = normal(random);
  return Array.from({ length: days }, () => {
    value = memory * value + Math.sqrt(1 - memory * memory) * normal(random);
    return value;
  });
}

/** Standard normal, by Box and Muller 1958. */
export const normal = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
