/** The whole piece: slow pads, a few bells and a distant wind in a large room. */

import { seededRandom } from "#domain/pseudo-random.ts";
import { addBells } from "./bells.ts";
import { addPads } from "./pads.ts";
import { emptyRing, mix, type Ring, throughDevice } from "./ring.ts";
import { room } from "./room.ts";
import { lowPass, makeWind } from "./wind.ts";

/** The largest absolute value of a sample. */
export const headroom = 0.5;

/** Returns the same piece for the same seed. `rate` is in samples per second. */
export function compose(seed: number, rate: number): Ring {
  const random = seededRandom(seed);
  const pads = emptyRing(rate);
  addPads(pads, random);
  const bells = emptyRing(rate);
  addBells(bells, random);
  const wind = makeWind(rate, random);

  const output = emptyRing(rate);
  mix(output, pads, 1);
  mix(output, bells, 0.24);
  mix(output, wind, 0.13);
  const roomInput = emptyRing(rate);
  mix(roomInput, pads, 0.5);
  mix(roomInput, bells, 0.3);
  mix(roomInput, wind, 0.04);
  mix(output, throughDevice(roomInput, room(rate)), 0.8);
  return normalize(throughDevice(output, lowPass(rate, 4_500)));
}

/** Scales the ring so that its peak equals the headroom. */
function normalize(ring: Ring): Ring {
  const peak = (channel: Float64Array) => channel.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
  const strength = headroom / Math.max(peak(ring.left), peak(ring.right));
  const normalized = emptyRing(ring.rate);
  mix(normalized, ring, strength);
  return normalized;
}
