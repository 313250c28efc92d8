/** Days that a part needs and that its sentences name; apart from the models, because the page does not load those. */

/** Days with a star, before pairs of feelings are tested. */
export const neededForPairs = 10;
