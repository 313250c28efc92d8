/** The reverberation of a large room: a feedback delay network of eight lines (Jot and Chaigne, 1991). */

import type { Device } from "./ring.ts";

/** Milliseconds. The delays have no common multiple, so that their echoes do not coincide. */
const delays = [43.7, 53.3, 61.9, 71.3, 79.1, 89.9, 97.3, 107.9];
/** Reverberation time: seconds until a sound has decayed by 60 dB. */
export const reverbSeconds = 5.5;
/** Cutoff frequency of each line's low-pass filter, so that high tones decay faster. */
const cutoffHertz = 2_600;

/** One delay line. Its side and sign keep the outputs of different lines from adding up. */
type Line = {
  readonly samples: Float64Array;
  readonly feedback: number;
  readonly isLeft: boolean;
  readonly sign: number;
  at: number;
  filtered: number;
};

export function room(rate: number): Device {
  const lines = delays.map((ms, index) => makeLine(ms, index, rate));
  const smoothing = 1 - Math.exp((-2 * Math.PI * cutoffHertz) / rate);
  return (left, right) => {
    let [sum, toLeft, toRight] = [0, 0, 0];
    for (const line of lines) {
      line.filtered += smoothing * ((line.samples[line.at] ?? 0) - line.filtered);
      sum += line.filtered;
      if (line.isLeft) toLeft += line.sign * line.filtered;
      else toRight += line.sign * line.filtered;
    }
    // A Householder reflection: every line feeds every other one, and the energy stays the same.
    const shared = (2 / lines.length) * sum;
    for (const line of lines) {
      line.samples[line.at] = 0.5 * (line.isLeft ? left : right) + line.feedback * (line.filtered - shared);
      line.at = line.at + 1 === line.samples.length ? 0 : line.at + 1;
    }
    return [0.5 * toLeft, 0.5 * toRight];
  };
}

function makeLine(ms: number, index: number, rate: number): Line {
  const seconds = ms / 1_000;
  return {
    samples: new Float64Array(Math.round(seconds * rate)),
    feedback: 10 ** ((-3 * seconds) / reverbSeconds),
    isLeft: index % 2 === 0,
    sign: index % 4 < 2 ? 1 : -1,
    at: 0,
    filtered: 0,
  };
}
