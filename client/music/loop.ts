/** What whoever plays the loop has to know of its file. */

/** Seconds after which the music begins again. Whole, so that every sample rate counts it in whole samples. */
export const loopSeconds = 80;

/**
 * The file holds this much more of the music, which has no end of its own. Encoders and decoders add or take
 * away some milliseconds at its ends; any stretch of `loopSeconds` between them loops without a seam.
 */
export const spareSeconds = 1;

/** Where playing begins: past whatever a decoder adds in front. */
export const loopStart = spareSeconds / 2;
export const loopEnd = loopStart + loopSeconds;
