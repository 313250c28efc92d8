/** The slow voices: every note of a chord is a choir of three that are a hair out of tune, and breathe. */

import type { Random } from "#domain/seeded.ts";
import { loopSeconds } from "../../client/music/loop.ts";
import type { Ring } from "./ring.ts";
import { chords, dynamics, hertzOf, type Note } from "./score.ts";
import { addTone, swell } from "./tone.ts";

const chordSeconds = loopSeconds / chords.length;
/** Each chord grows out of the one before and stays while the next one comes. */
const rise = 6;
const fall = 9;
const overlap = 8;

/** Hundredths of a semitone, and where it stands. */
const singers = [
  { cents: -3.2, pan: -0.55 },
  { cents: 0.4, pan: 0.05 },
  { cents: 3.6, pan: 0.5 },
];

export function addPads(ring: Ring, random: Random) {
  for (const [index, chord] of chords.entries())
    for (const note of chord) {
      // Not all at once: the voices change one after the other.
      const late = 2.5 * random();
      const strength = (dynamics[index] ?? 1) * (0.8 + 0.4 * random());
      addVoice(ring, random, { note, strength, at: index * chordSeconds - overlap / 2 + late });
    }
}

type Voice = { note: Note; strength: number; at: number };

function addVoice(ring: Ring, random: Random, { note, strength, at }: Voice) {
  const hertz = hertzOf(note);
  const lasts = chordSeconds + overlap;
  for (const singer of singers)
    for (let partial = 1; partial <= 9; partial++) {
      const full = (strength * fullness(hertz, partial)) / singers.length;
      if (full < 1e-4) continue;
      // Each partial breathes by itself, so that the colour is never the same for long.
      const breath = { pace: 0.04 + 0.08 * random(), phase: 2 * Math.PI * random() };
      const depth = partial === 1 ? 0.15 : 0.45;
      addTone(ring, {
        at,
        lasts,
        hertz: hertz * partial * 2 ** (singer.cents / 1200),
        // Deep tones stay in the middle, where both ears agree.
        pan: singer.pan * Math.min(1, (hertz * partial) / 200),
        phase: 2 * Math.PI * random(),
        strength: (seconds) =>
          full *
          swell(seconds, lasts, rise, fall) *
          (1 - depth + depth * Math.sin(2 * Math.PI * breath.pace * seconds + breath.phase)),
      });
    }
}

/** How strong a partial is: softer the higher it is, as behind a curtain, and the deepest notes are held back. */
function fullness(hertz: number, partial: number): number {
  const curtain = 1 / (1 + ((hertz * partial) / 1_050) ** 2);
  const depth = Math.min(1, hertz / 140);
  return (depth * curtain) / partial;
}
