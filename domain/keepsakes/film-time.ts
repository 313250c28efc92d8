/**
 * Computes when each star of a film lights up. The stars light up in the order of their moments and at equal
 * distances: the middle of a film shows half of them, and a month without a star passes at once. Seconds count from
 * the film's beginning, moments are days; see `timeOf`.
 */

export const framesPerSecond = 24;

/** Lengths of a film that people can choose, in seconds. */
export const filmLengths = [20, 30, 45, 60] as const;
export type FilmLength = (typeof filmLengths)[number];

/**
 * Seconds before the first star lights up, and after the last one has. They are equal, so that the middle is that of
 * the stars.
 */
const quietSeconds = 2.5;

/** Radians a second, about 2.3 degrees. */
const turnSpeed = 0.04;

export const frameCount = (length: number): number => Math.round(length * framesPerSecond);

/** The time of a frame: films are drawn by this clock, so that a slow machine makes the same film. */
export const secondOfFrame = (frame: number): number => frame / framesPerSecond;

const secondsBetween = (stars: number, length: number) => (length - 2 * quietSeconds) / stars;

/** The second at which a star lights up. `index` is its place among this number of stars, the oldest is 0. */
export const litAt = (index: number, stars: number, length: number): number =>
  quietSeconds + (index + 0.5) * secondsBetween(stars, length);

/** The number of stars that are lit at a second, 0 for an empty film. */
export function litBy(second: number, stars: number, length: number): number {
  if (stars === 0) return 0;
  const lit = Math.floor((second - quietSeconds) / secondsBetween(stars, length) + 0.5);
  return Math.min(stars, Math.max(0, lit));
}

/**
 * The moment that a second shows, for the film's date: that of the last star that is lit, moving on to the next one.
 * `moments` are those of the stars in their order, at least one. They never go back: on a flight to the west, a later
 * star can have an earlier time.
 */
export function momentOf(second: number, moments: ArrayLike<number>, length: number): number {
  const last = moments.length - 1;
  const place = (second - quietSeconds) / secondsBetween(moments.length, length) - 0.5;
  const at = Math.min(last, Math.max(0, place));
  const [before, after] = [moments[Math.floor(at)] as number, moments[Math.ceil(at)] as number];
  return before + (after - before) * (at - Math.floor(at));
}

/** These moments, each raised to the latest one before it. */
export function risingMoments(times: readonly number[]): Float64Array {
  let latest = Number.NEGATIVE_INFINITY;
  return Float64Array.from(times, (time) => {
    latest = Math.max(latest, time);
    return latest;
  });
}

/** How far the sky is turned from its front, in radians; in the middle it faces front. */
export const turnOf = (second: number, length: number): number => turnSpeed * (second - length / 2);
