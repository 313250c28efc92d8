/** Any character of Unicode, for `fc.string({ unit: anyCharacter })`. */

import fc from "fast-check";

const isHalfOfPair = (codePoint: number) => codePoint >= 0xd800 && codePoint <= 0xdfff;

function codePointOf(text: unknown): number {
  const [character, ...others] = typeof text === "string" ? text : "";
  if (character === undefined || others.length > 0) throw new Error("Not one character");
  return character.codePointAt(0) ?? 0;
}

/**
 * Any character, as fast-check's `unit: "binary"` makes it, with the same dangerous texts such as `__proto__`. That
 * one first makes a table of all characters, which takes most of a second of each worker.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ffff })
  .filter((codePoint) => !isHalfOfPair(codePoint))
  .map((codePoint) => String.fromCodePoint(codePoint), codePointOf);
