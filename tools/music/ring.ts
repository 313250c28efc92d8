/** A circular sound buffer: the first sample follows the last one, so that a loop of it has no audible seam. */

import { loopSeconds } from "../../client/music/loop.ts";

/** Two channels of equal length, `loopSeconds` long. */
export type Ring = { readonly rate: number; readonly left: Float64Array; readonly right: Float64Array };

/** A silent ring. `rate` is in samples per second. */
export function emptyRing(rate: number): Ring {
  const length = loopSeconds * rate;
  return { rate, left: new Float64Array(length), right: new Float64Array(length) };
}

/** Adds `other`, multiplied by `strength`, to `ring` in place. */
export function mix(ring: Ring, other: Ring, strength: number) {
  for (let at = 0; at < ring.left.length; at++) {
    ring.left[at] = (ring.left[at] ?? 0) + strength * (other.left[at] ?? 0);
    ring.right[at] = (ring.right[at] ?? 0) + strength * (other.right[at] ?? 0);
  }
}

/** A stereo effect with state, such as a filter or a room. */
export type Device = (left: number, right: number, at: number) => readonly [left: number, right: number];

/**
 * Sends a ring through a device twice and keeps the second pass. There, the device's state at the beginning comes
 * from the ring's end, so that the result has no seam either.
 */
export function throughDevice(ring: Ring, device: Device): Ring {
  const output = emptyRing(ring.rate);
  for (const isSecondPass of [false, true])
    for (let at = 0; at < ring.left.length; at++) {
      const [left, right] = device(ring.left[at] ?? 0, ring.right[at] ?? 0, at);
      if (!isSecondPass) continue;
      output.left[at] = left;
      output.right[at] = right;
    }
  return output;
}
