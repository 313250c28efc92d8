/** How long something has to be pointed at before what it has to say appears, in milliseconds. */
export const openDelayMs = 700;
/** Within this time after that, it does so at once. */
export const skipDelayMs = 300;
