/** The pads: each note of a chord is sung by three slightly detuned voices whose loudness varies slowly. */

import type { Random } from "#domain/pseudo-random.ts";
import { loopSeconds } from "../../client/music/loop.ts";
import type { Ring } from "./ring.ts";
import { chords, dynamics, hertzOf, type Note } from "./score.ts";
import { addTone, fadeInOut } from "./tone.ts";

const chordSeconds = loopSeconds / chords.length;
/** Seconds. Each chord fades in over the previous one and fades out under the next one. */
const rise = 6;
const fall = 9;
const overlap = 8;

/** Detuning in cents and pan of each voice. */
const voices = [
  { cents: -3.2, pan: -0.55 },
  { cents: 0.4, pan: 0.05 },
  { cents: 3.6, pan: 0.5 },
];

export function addPads(ring: Ring, random: Random) {
  for (const [index, chord] of chords.entries())
    for (const note of chord) {
      // The notes of a chord begin one after the other.
      const delay = 2.5 * random();
      const strength = (dynamics[index] ?? 1) * (0.8 + 0.4 * random());
      addNote(ring, random, { note, strength, at: index * chordSeconds - overlap / 2 + delay });
    }
}

type PlayedNote = { note: Note; strength: number; at: number };

function addNote(ring: Ring, random: Random, { note, strength, at }: PlayedNote) {
  const hertz = hertzOf(note);
  const duration = chordSeconds + overlap;
  for (const voice of voices)
    for (let partial = 1; partial <= 9; partial++) {
      const maxStrength = (strength * partialStrength(hertz, partial)) / voices.length;
      if (maxStrength < 1e-4) continue;
      // Each partial has its own tremolo, so that the timbre keeps changing.
      const tremolo = { hertz: 0.04 + 0.08 * random(), phase: 2 * Math.PI * random() };
      const depth = partial === 1 ? 0.15 : 0.45;
      addTone(ring, {
        at,
        duration,
        hertz: hertz * partial * 2 ** (voice.cents / 1200),
        // Low tones are placed near the middle.
        pan: voice.pan * Math.min(1, (hertz * partial) / 200),
        phase: 2 * Math.PI * random(),
        strength: (seconds) =>
          maxStrength *
          fadeInOut(seconds, duration, rise, fall) *
          (1 - depth + depth * Math.sin(2 * Math.PI * tremolo.hertz * seconds + tremolo.phase)),
      });
    }
}

/** The strength of a partial: higher partials are softer, and notes below 140 Hz are reduced. */
function partialStrength(hertz: number, partial: number): number {
  const lowPass = 1 / (1 + ((hertz * partial) / 1_050) ** 2);
  const highPass = Math.min(1, hertz / 140);
  return (highPass * lowPass) / partial;
}
