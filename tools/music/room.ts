/** A large quiet room: a network of eight delays that feed each other (Jot and Chaigne, 1991). */

import type { Device } from "./ring.ts";

/** Milliseconds, with no common measure, so that no echo falls on another. */
const delays = [43.7, 53.3, 61.9, 71.3, 79.1, 89.9, 97.3, 107.9];
/** Seconds until a sound has faded by 60 dB. */
export const fadesIn = 5.5;
/** High tones fade sooner: each way through the room lets less than this pass. */
const dullHertz = 2_600;

/** One delay: it is heard on its side, and with its sign, so that no two of them add up. */
type Line = {
  readonly samples: Float64Array;
  readonly keeps: number;
  readonly isLeft: boolean;
  readonly sign: number;
  at: number;
  dull: number;
};

export function room(rate: number): Device {
  const lines = delays.map((ms, index) => makeLine(ms, index, rate));
  const share = 1 - Math.exp((-2 * Math.PI * dullHertz) / rate);
  return (left, right) => {
    let [sum, toLeft, toRight] = [0, 0, 0];
    for (const line of lines) {
      line.dull += share * ((line.samples[line.at] ?? 0) - line.dull);
      sum += line.dull;
      if (line.isLeft) toLeft += line.sign * line.dull;
      else toRight += line.sign * line.dull;
    }
    // Householder's reflection: every line feeds every other, and nothing is won or lost.
    const shared = (2 / lines.length) * sum;
    for (const line of lines) {
      line.samples[line.at] = 0.5 * (line.isLeft ? left : right) + line.keeps * (line.dull - shared);
      line.at = line.at + 1 === line.samples.length ? 0 : line.at + 1;
    }
    return [0.5 * toLeft, 0.5 * toRight];
  };
}

function makeLine(ms: number, index: number, rate: number): Line {
  const seconds = ms / 1_000;
  return {
    samples: new Float64Array(Math.round(seconds * rate)),
    keeps: 10 ** ((-3 * seconds) / fadesIn),
    isLeft: index % 2 === 0,
    sign: index % 4 < 2 ? 1 : -1,
    at: 0,
    dull: 0,
  };
}
