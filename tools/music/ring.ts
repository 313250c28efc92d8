/** Sound on a ring: the sample after the last one is the first, so that nothing written on it has a seam. */

import { loopSeconds } from "../../client/music/loop.ts";

/** Two channels of equal length, `loopSeconds` long. */
export type Ring = { readonly rate: number; readonly left: Float64Array; readonly right: Float64Array };

/** Silence; `rate` in samples a second. */
export function emptyRing(rate: number): Ring {
  const length = loopSeconds * rate;
  return { rate, left: new Float64Array(length), right: new Float64Array(length) };
}

/** Adds `other` to `ring`, `strength` times as strong. */
export function mix(ring: Ring, other: Ring, strength: number) {
  for (let at = 0; at < ring.left.length; at++) {
    ring.left[at] = (ring.left[at] ?? 0) + strength * (other.left[at] ?? 0);
    ring.right[at] = (ring.right[at] ?? 0) + strength * (other.right[at] ?? 0);
  }
}

/** What remembers earlier samples, such as a filter or a room: takes two channels and gives back two. */
export type Device = (left: number, right: number, at: number) => readonly [left: number, right: number];

/**
 * Sends a ring through a device. It goes round twice and keeps the second time, in which the device already
 * remembers the ring's end when it comes to the beginning: what it makes is a ring again.
 */
export function throughDevice(ring: Ring, device: Device): Ring {
  const made = emptyRing(ring.rate);
  for (const isHeard of [false, true])
    for (let at = 0; at < ring.left.length; at++) {
      const [left, right] = device(ring.left[at] ?? 0, ring.right[at] ?? 0, at);
      if (!isHeard) continue;
      made.left[at] = left;
      made.right[at] = right;
    }
  return made;
}
