const nameTaken = "Universe name is already taken";

/** The body of a 409, wherever a universe gets a name. */
export const taken = { error: nameTaken, fields: { universeName: nameTaken } };
