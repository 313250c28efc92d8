/** The bells: single soft strokes far apart, each with two echoes, as from across a lake. */

import type { Random } from "#domain/seeded.ts";
import { loopSeconds } from "../../client/music/loop.ts";
import type { Ring } from "./ring.ts";
import { bellNotes, hertzOf } from "./score.ts";
import { addTone } from "./tone.ts";

/** Partials of struck glass: how high, how strong, and in how many seconds it fades to a third. */
const partials = [
  { times: 1, strength: 1, fades: 1.9 },
  { times: 2.003, strength: 0.26, fades: 1.2 },
  { times: 3.011, strength: 0.09, fades: 0.7 },
  { times: 5.43, strength: 0.03, fades: 0.3 },
];
const echoes = [
  { after: 0, strength: 1, side: 1 },
  { after: 0.9, strength: 0.34, side: -1 },
  { after: 1.8, strength: 0.13, side: 1 },
];

type Stroke = { at: number; hertz: number; strength: number; pan: number };

export function addBells(ring: Ring, random: Random) {
  for (const stroke of strokes(random))
    for (const { after, strength, side } of echoes)
      strike(ring, random, {
        at: stroke.at + after,
        hertz: stroke.hertz,
        strength: stroke.strength * strength,
        pan: stroke.pan * side,
      });
}

/** Two to six seconds apart; never the same note twice, and never far from the one before, as somebody hums. */
export function strokes(random: Random): Stroke[] {
  const made: Stroke[] = [];
  let place = Math.floor(bellNotes.length / 2);
  for (let at = 1.5; at < loopSeconds - 2; at += 2 + 4 * random() ** 1.5) {
    place = nextPlace(place, random);
    const hertz = hertzOf(bellNotes[place] ?? 0);
    // The higher, the softer.
    const strength = (0.45 + 0.55 * random()) * (500 / hertz) ** 0.7;
    made.push({ at, hertz, strength, pan: 1.1 * random() - 0.55 });
  }
  return made;
}

/** One to three notes up or down; at an end it turns back. */
function nextPlace(place: number, random: Random): number {
  const step = (random() < 0.5 ? -1 : 1) * (1 + Math.floor(3 * random() ** 2));
  const next = place + step;
  return next < 0 || next >= bellNotes.length ? place - step : next;
}

function strike(ring: Ring, random: Random, { at, hertz, strength, pan }: Stroke) {
  for (const partial of partials) {
    const lasts = 5 * partial.fades;
    addTone(ring, {
      at,
      lasts,
      hertz: hertz * partial.times,
      pan,
      phase: 2 * Math.PI * random(),
      strength: (seconds) => strength * partial.strength * struck(seconds, lasts, partial.fades),
    });
  }
}

/** A mallet of felt: there in 25 ms, then fading, and gone at the end. */
function struck(seconds: number, lasts: number, fades: number): number {
  const felt = Math.min(1, seconds / 0.025);
  return felt * felt * (3 - 2 * felt) * Math.exp(-seconds / fades) * Math.min(1, 4 * (1 - seconds / lasts));
}
