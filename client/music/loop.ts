/** Properties of the music file that a player needs. */

/** Seconds after which the music repeats. An integer, so that it is a whole number of samples at every sample rate. */
export const loopSeconds = 80;

/**
 * Extra seconds of music in the file. Encoders and decoders add or remove
 * some milliseconds at its ends; every section of `loopSeconds` between them loops without a gap.
 */
export const spareSeconds = 1;

/** Where playback starts: after the padding that a decoder adds. */
export const loopStart = spareSeconds / 2;
export const loopEnd = loopStart + loopSeconds;
