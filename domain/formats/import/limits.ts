/** How much an import reads, so that no file can keep a browser busy for long. */

/** Of a table; some sources have several rows for one entry. */
export const maxRows = 500_000;
/** Of a row, in UTF-16 units: an endless line is not an entry. */
export const maxRowLength = 1_000_000;
/** Of a file without photos, or of what is read from a ZIP, in bytes. */
export const maxReadBytes = 200 * 1024 * 1024;
/** How many problems are listed one by one. */
export const maxProblems = 5_000;
