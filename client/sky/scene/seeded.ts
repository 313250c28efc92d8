/** Chance that is the same at every visit. */

/** A generator of numbers from 0 up to 1. Mulberry32 by Tommy Ettinger (public domain). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number from 0 up to 1 for each ordinal, evenly spread: multiples of the golden ratio (Weyl sequence). */
export const spread = (ordinal: number) => (ordinal * 0.6180339887498949) % 1;
