/** The bells: soft single strokes, seconds apart, each with two echoes. */

import type { Random } from "#domain/pseudo-random.ts";
import { loopSeconds } from "../../client/music/loop.ts";
import type { Ring } from "./ring.ts";
import { bellNotes, hertzOf } from "./score.ts";
import { addTone } from "./tone.ts";

/** Partials of struck glass. `ratio` is to the fundamental; `decay` is the time in seconds to fall to 1/e. */
const partials = [
  { ratio: 1, strength: 1, decay: 1.9 },
  { ratio: 2.003, strength: 0.26, decay: 1.2 },
  { ratio: 3.011, strength: 0.09, decay: 0.7 },
  { ratio: 5.43, strength: 0.03, decay: 0.3 },
];
/** The stroke itself and its two echoes. `delay` is in seconds; `side` −1 mirrors the pan. */
const echoes = [
  { delay: 0, strength: 1, side: 1 },
  { delay: 0.9, strength: 0.34, side: -1 },
  { delay: 1.8, strength: 0.13, side: 1 },
];

type Stroke = { at: number; hertz: number; strength: number; pan: number };

export function addBells(ring: Ring, random: Random) {
  for (const stroke of strokes(random))
    for (const { delay, strength, side } of echoes)
      strike(ring, random, {
        at: stroke.at + delay,
        hertz: stroke.hertz,
        strength: stroke.strength * strength,
        pan: stroke.pan * side,
      });
}

/** Strokes two to six seconds apart. Each note differs from the previous one, by three steps at most. */
export function strokes(random: Random): Stroke[] {
  const result: Stroke[] = [];
  let index = Math.floor(bellNotes.length / 2);
  for (let at = 1.5; at < loopSeconds - 2; at += 2 + 4 * random() ** 1.5) {
    index = nextNoteIndex(index, random);
    const hertz = hertzOf(bellNotes[index] ?? 0);
    // Higher notes are softer.
    const strength = (0.45 + 0.55 * random()) * (500 / hertz) ** 0.7;
    result.push({ at, hertz, strength, pan: 1.1 * random() - 0.55 });
  }
  return result;
}

/** Moves one to three notes up or down, in the other direction when it would pass an end. */
function nextNoteIndex(index: number, random: Random): number {
  const step = (random() < 0.5 ? -1 : 1) * (1 + Math.floor(3 * random() ** 2));
  const next = index + step;
  return next < 0 || next >= bellNotes.length ? index - step : next;
}

function strike(ring: Ring, random: Random, { at, hertz, strength, pan }: Stroke) {
  for (const partial of partials) {
    const duration = 5 * partial.decay;
    addTone(ring, {
      at,
      duration,
      hertz: hertz * partial.ratio,
      pan,
      phase: 2 * Math.PI * random(),
      strength: (seconds) => strength * partial.strength * strokeEnvelope(seconds, duration, partial.decay),
    });
  }
}

/** The envelope of a soft mallet: an attack of 25 ms, an exponential decay, and silence at the end. */
function strokeEnvelope(seconds: number, duration: number, decay: number): number {
  const attack = Math.min(1, seconds / 0.025);
  const release = Math.min(1, 4 * (1 - seconds / duration));
  return attack * attack * (3 - 2 * attack) * Math.exp(-seconds / decay) * release;
}
