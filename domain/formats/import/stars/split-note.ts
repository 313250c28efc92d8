/** Notes that are longer than a star's. */

import { graphemesOf } from "../../../graphemes.ts";
import { noteLimit } from "../../../records/star/fields.ts";

/** Ends a note that was cut. */
export const cutMark = " […]";

/** The beginning of a note that is too long, with a mark where it was cut. */
export const cutNote = (note: string): string =>
  `${note.slice(0, endOfPart(note, noteLimit - cutMark.length)).trimEnd()}${cutMark}`;

/** The note in parts that a star can hold; together they are the note. */
export function splitNote(note: string): string[] {
  const parts: string[] = [];
  let rest = note;
  while (rest.length > noteLimit) {
    const end = endOfPart(rest, noteLimit);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

/** How far before the limit a part may end. */
const slack = 100;

/** Where a part of up to `limit` units ends: after a word if there is one near, and never within a character. */
function endOfPart(text: string, limit: number): number {
  const start = limit - slack;
  const space = text.slice(start, limit).search(/\s\S*$/);
  if (space >= 0) return start + space + 1;
  let end = start;
  for (const grapheme of graphemesOf(text.slice(start, limit + slack))) {
    if (end + grapheme.length > limit) break;
    end += grapheme.length;
  }
  return end > start ? end : limit;
}
