/** Beside a person's first star, and announced to screen readers. */
export const firstStarSentence = "It keeps this moment. Every feeling has a place here.";
