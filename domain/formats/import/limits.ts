/** How much an import reads, so that no file can keep a browser busy for long. */

/** Most rows of a table; some sources have several rows for one entry. */
export const maxRows = 500_000;
/** Most UTF-16 units of a row: an endless line is not an entry. */
export const maxRowLength = 1_000_000;
/** Most bytes of a file without photos, or of what is read from a ZIP. */
export const maxReadBytes = 200 * 1024 * 1024;
/** How many problems are listed one by one. */
export const maxProblems = 5_000;
/** How many different things of a file can become trackers; a universe has room for fewer. */
export const maxSeries = 100;
/** Most values of all of them together. */
export const maxValues = 1_000_000;
