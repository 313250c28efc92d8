/** A small bell: it swells softly, and its upper tones fade first. */

import type { Sine } from "./tone-player.ts";

type Overtone = {
  /** Frequency as a multiple of the lowest tone. */
  readonly ratio: number;
  readonly loudness: number;
  /** Share of the time for which the lowest tone sounds. */
  readonly length: number;
};

/** The second tone is close to the first: together they beat slowly, as a hand bell does. */
const overtones: readonly Overtone[] = [
  { ratio: 1, loudness: 0.17, length: 1 },
  { ratio: 1.004, loudness: 0.08, length: 0.85 },
  { ratio: 2, loudness: 0.07, length: 0.6 },
  { ratio: 2.76, loudness: 0.04, length: 0.4 },
  { ratio: 5.4, loudness: 0.01, length: 0.15 },
];

/** Attack that is long enough for no strike to be heard as a click. */
const attackSeconds = 0.03;
/** Loudness 80 dB below the peak, where the tone can end without being noticed. */
const silence = 0.0001;

/** `hertz` is the lowest tone; small loudspeakers lose what is under 300 Hz. */
const makeBell = (hertz: number, seconds: number): readonly Sine[] =>
  overtones.map(({ ratio, loudness, length }) => ({
    hertz: hertz * ratio,
    seconds: seconds * length,
    shape(gain, start) {
      gain.linearRampToValueAtTime(loudness, start + attackSeconds);
      gain.exponentialRampToValueAtTime(loudness * silence, start + seconds * length);
    },
  }));

/** Rings when a step begins. */
export const stepBell = makeBell(440, 5);

/** Rings when an exercise ends: a fifth lower, and longer. */
export const closingBell = makeBell(293.3, 9);
