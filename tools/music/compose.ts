/** The whole piece: slow voices, a few bells and a far wind in a large room. */

import { seededRandom } from "#domain/seeded.ts";
import { addBells } from "./bells.ts";
import { addPads } from "./pads.ts";
import { emptyRing, mix, type Ring, throughDevice } from "./ring.ts";
import { room } from "./room.ts";
import { curtain, makeWind } from "./wind.ts";

/** No sample of the piece is farther from silence than this. */
export const headroom = 0.5;

/** The same for the same seed; `rate` in samples a second. */
export function compose(seed: number, rate: number): Ring {
  const random = seededRandom(seed);
  const pads = emptyRing(rate);
  addPads(pads, random);
  const bells = emptyRing(rate);
  addBells(bells, random);
  const wind = makeWind(rate, random);

  const played = emptyRing(rate);
  mix(played, pads, 1);
  mix(played, bells, 0.24);
  mix(played, wind, 0.13);
  const sent = emptyRing(rate);
  mix(sent, pads, 0.5);
  mix(sent, bells, 0.3);
  mix(sent, wind, 0.04);
  mix(played, throughDevice(sent, room(rate)), 0.8);
  return level(throughDevice(played, curtain(rate, 4_500)));
}

/** As loud as the headroom lets it be. */
function level(ring: Ring): Ring {
  const strongest = (channel: Float64Array) =>
    channel.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const strength = headroom / Math.max(strongest(ring.left), strongest(ring.right));
  const levelled = emptyRing(ring.rate);
  mix(levelled, ring, strength);
  return levelled;
}
