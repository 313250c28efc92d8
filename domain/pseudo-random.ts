/** Pseudo-random numbers: they look random, and the same seed always gives the same numbers. */

/**
 * A number from 0 (inclusive) to 1 (exclusive) that depends only on `ordinal` and `salt`, two whole numbers.
 * Uses the mixing steps of MurmurHash3's finalizer (public domain).
 */
export function pseudoRandom(ordinal: number, salt: number): number {
  let hash = Math.imul(ordinal + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Returns a number from 0 (inclusive) to 1 (exclusive) at each call. */
export type Random = () => number;

/** A source of numbers that are determined by `seed`, a whole number. Mulberry32 by Tommy Ettinger (public domain). */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
