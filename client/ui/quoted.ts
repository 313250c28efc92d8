/** A name within a sentence, which keeps its own direction there. */
export const quoted = (name: string) => `“\u2068${name}\u2069”`;
