/** A number from 0 up to 1 for each ordinal, evenly spread: multiples of the golden ratio (Weyl sequence). */
export const spread = (ordinal: number) => (ordinal * 0.6180339887498949) % 1;
