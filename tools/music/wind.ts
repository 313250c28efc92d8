/** A distant wind: stereo noise in a narrow frequency band whose centre and loudness vary. */

import type { Random } from "#domain/pseudo-random.ts";
import { loopSeconds } from "../../client/music/loop.ts";
import { type Device, emptyRing, type Ring, throughDevice } from "./ring.ts";

export function makeWind(rate: number, random: Random): Ring {
  const noise = emptyRing(rate);
  for (let at = 0; at < noise.left.length; at++) {
    // Both channels share a part of the noise, so that it sounds wide but connected.
    const common = 0.6 * (2 * random() - 1);
    noise.left[at] = common + 0.8 * (2 * random() - 1);
    noise.right[at] = common + 0.8 * (2 * random() - 1);
  }
  const [left, right] = [bandPass(rate), bandPass(rate)];
  return throughDevice(noise, (fromLeft, fromRight, at) => {
    const angle = (2 * Math.PI * at) / (loopSeconds * rate);
    const hertz = 420 * 2 ** (0.55 * Math.sin(3 * angle) + 0.35 * Math.sin(5 * angle + 1));
    const gust = 0.55 + 0.3 * Math.sin(2 * angle + 4) + 0.15 * Math.sin(7 * angle + 2);
    return [gust * left(fromLeft, hertz), gust * right(fromRight, hertz)];
  });
}

/** A state-variable filter in Andrew Simper's form (Cytomic, 2013), which is stable while its frequency changes. */
function bandPass(rate: number): (input: number, hertz: number) => number {
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

/** A low-pass filter of 12 dB per octave above `hertz`. */
export function lowPass(rate: number, hertz: number): Device {
  const smoothing = 1 - Math.exp((-2 * Math.PI * hertz) / rate);
  const memory = [0, 0, 0, 0] as [number, number, number, number];
  return (left, right) => {
    memory[0] += smoothing * (left - memory[0]);
    memory[1] += smoothing * (memory[0] - memory[1]);
    memory[2] += smoothing * (right - memory[2]);
    memory[3] += smoothing * (memory[2] - memory[3]);
    return [memory[1], memory[3]];
  };
}
