/** What is played: five chords on D that share most of their notes, and which notes a bell may strike over them. */

/** MIDI numbers: 69 is the A of 440 Hz, each next one a semitone higher. */
export type Note = number;

export const hertzOf = (note: Note) => 440 * 2 ** ((note - 69) / 12);

/** Every chord takes an equal part of the loop. From the lowest note up. */
export const chords: readonly (readonly Note[])[] = [
  // D, A, D, F sharp, A, E: home.
  [38, 45, 50, 54, 57, 64],
  // B, F sharp, B, D, A, E: a little darker, the upper notes stay.
  [35, 42, 47, 50, 57, 64],
  // G, D, A, B, D, F sharp: wide and warm.
  [43, 50, 57, 59, 62, 66],
  // E, B, D, G, B, F sharp: asks a question.
  [40, 47, 50, 55, 59, 66],
  // A, E, A, D, B, E: leans back to the beginning, without urging.
  [33, 40, 45, 50, 59, 64],
];

/** How strong each chord is: the piece opens towards its middle and comes back. */
export const dynamics: readonly number[] = [0.8, 0.85, 1, 0.9, 0.7];

/** A, B, D, E and F sharp, up to the D two octaves above the middle: none of them rubs against any chord. */
export const bellNotes: readonly Note[] = [69, 71, 74, 76, 78, 81, 83, 86];
