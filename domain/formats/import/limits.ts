/** How much an import reads, so that no file can keep a browser busy for long. */

import { maxStars } from "../../imports.ts";

const withCommas = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/** Of a table; some sources have several rows for one entry. */
export const maxRows = 500_000;
/** Of a row, in UTF-16 units: an endless line is not an entry. */
export const maxRowLength = 1_000_000;
/** Of a file without photos, or of what is read from a ZIP, in bytes. */
export const maxReadBytes = 200 * 1024 * 1024;
/** How many problems are listed one by one. */
export const maxProblems = 5_000;

export const refusals = {
  noEntries: "There are no entries in this file.",
  tooManyRows: `This file has more than ${withCommas(maxRows)} rows. Split it, and import the parts one by one.`,
  tooManyEntries: `This file has more than ${withCommas(maxStars)} entries, more than a universe can have.`,
  tooLarge: "There are more than 200 MB of entries in this file. Split it, and import the parts one by one.",
  unknownJson: "This JSON file comes from no journal that can be read here.",
  notJson: "This file begins like JSON and is damaged. Export it again.",
} as const;
