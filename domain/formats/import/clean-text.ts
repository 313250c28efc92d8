/** Texts of files as the product can store them. */

import { universeNameKey } from "../../accounts/names.ts";
import { firstGraphemes } from "../../graphemes.ts";
import { isStorable } from "../../text.ts";

/** The text without NUL characters, and with U+FFFD for each lone surrogate. */
export const storable = (text: string): string =>
  isStorable(text) ? text : text.replaceAll("\0", "").toWellFormed();

/** U+FFFC stands for a picture that is not there: a line that has nothing else goes with it. */
export const withoutObjects = (text: string): string =>
  text.includes("\ufffc")
    ? text
        .replace(/^[ \t]*(?:\ufffc[ \t]*)+(?:\n|$)/gm, "")
        .replace(/\ufffc+ ?/g, "")
        .replace(/\n{3,}/g, "\n\n")
        .trim()
    : text;

/** One line without white space around it, for the names of moods and tags. */
export const cleanName = (text: string): string =>
  storable(text).replaceAll("\ufffc", "").replace(/\s+/g, " ").trim();

/** Names with the same key are the same mood or the same tag. */
export const nameKey = universeNameKey;

/** Parts of a note that are in several fields, as paragraphs; empty ones and repetitions are left out. */
export const joinNotes = (parts: readonly string[]): string => {
  const texts = parts.map((part) => part.replace(/\r\n?/g, "\n").trim()).filter((part) => part !== "");
  return [...new Set(texts)].join("\n\n");
};

/** Up to `limit` UTF-16 units, without a part of a character at the end. */
export function firstUnits(text: string, limit: number): string {
  for (let count = limit; ; count--) {
    const short = firstGraphemes(text, count).trim();
    if (short.length <= limit) return short;
  }
}
