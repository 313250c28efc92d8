/** Numbers that look like chance and are the same every time: the pure stand-in for a random source. */

/** A number from 0 up to 1 that depends on its two seeds alone. Mixing steps of MurmurHash3's finalizer (public domain). */
export function seeded(ordinal: number, salt: number): number {
  let hash = Math.imul(ordinal + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
