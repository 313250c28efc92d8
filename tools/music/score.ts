/** The score: five chords on D that share most of their notes, and the notes of the bells. */

/** A MIDI number: 69 is the A of 440 Hz, and each step is a semitone. */
export type Note = number;

export const hertzOf = (note: Note) => 440 * 2 ** ((note - 69) / 12);

/** Each chord lasts for an equal part of the loop. Its notes are listed from the lowest up. */
export const chords: readonly (readonly Note[])[] = [
  // D, A, D, F sharp, A, E: the tonic.
  [38, 45, 50, 54, 57, 64],
  // B, F sharp, B, D, A, E: slightly darker, with the same upper notes.
  [35, 42, 47, 50, 57, 64],
  // G, D, A, B, D, F sharp: wide intervals.
  [43, 50, 57, 59, 62, 66],
  // E, B, D, G, B, F sharp: tension.
  [40, 47, 50, 55, 59, 66],
  // A, E, A, D, B, E: a soft return to the first chord.
  [33, 40, 45, 50, 59, 64],
];

/** The strength of each chord: the piece is loudest in its middle. */
export const dynamics: readonly number[] = [0.8, 0.85, 1, 0.9, 0.7];

/** A, B, D, E and F sharp up to the D two octaves above middle C: none of them is dissonant with any of the chords. */
export const bellNotes: readonly Note[] = [69, 71, 74, 76, 78, 81, 83, 86];
