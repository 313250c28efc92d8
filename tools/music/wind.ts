/** A far wind: noise of two sides, in a narrow band that wanders and swells. */

import type { Random } from "#domain/seeded.ts";
import { loopSeconds } from "../../client/music/loop.ts";
import { type Device, emptyRing, type Ring, throughDevice } from "./ring.ts";

export function makeWind(rate: number, random: Random): Ring {
  const noise = emptyRing(rate);
  for (let at = 0; at < noise.left.length; at++) {
    // A part of it is common to both sides, so that it is wide but not torn apart.
    const common = 0.6 * (2 * random() - 1);
    noise.left[at] = common + 0.8 * (2 * random() - 1);
    noise.right[at] = common + 0.8 * (2 * random() - 1);
  }
  const [left, right] = [wanderingBand(rate), wanderingBand(rate)];
  return throughDevice(noise, (fromLeft, fromRight, at) => {
    const round = (2 * Math.PI * at) / (loopSeconds * rate);
    const hertz = 420 * 2 ** (0.55 * Math.sin(3 * round) + 0.35 * Math.sin(5 * round + 1));
    const gust = 0.55 + 0.3 * Math.sin(2 * round + 4) + 0.15 * Math.sin(7 * round + 2);
    return [gust * left(fromLeft, hertz), gust * right(fromRight, hertz)];
  });
}

/** State-variable filter in Andrew Simper's form (Cytomic, 2013), stable while its pitch moves. */
function wanderingBand(rate: number): (input: number, hertz: number) => number {
  const damping = 1.1;
  let [one, two] = [0, 0];
  return (input, hertz) => {
    const g = Math.tan((Math.PI * hertz) / rate);
    const a1 = 1 / (1 + g * (g + damping));
    const v3 = input - two;
    const band = a1 * (one + g * v3);
    const low = two + g * band;
    one = 2 * band - one;
    two = 2 * low - two;
    return damping * band;
  };
}

/** Takes what is harsh: falls by 12 dB an octave above `hertz`. */
export function curtain(rate: number, hertz: number): Device {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / rate);
  const memory = [0, 0, 0, 0] as [number, number, number, number];
  return (left, right) => {
    memory[0] += share * (left - memory[0]);
    memory[1] += share * (memory[0] - memory[1]);
    memory[2] += share * (right - memory[2]);
    memory[3] += share * (memory[2] - memory[3]);
    return [memory[1], memory[3]];
  };
}
