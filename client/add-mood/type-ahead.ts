/** Type-ahead, as lists of the browser have it: the letters that a person types go to the name that begins with them. */

import { fold } from "#domain/journal/fold.ts";

/** Milliseconds after which the next letter begins a new word, as in Chromium. */
const pauseMs = 1_000;

/** The word so far, and when its last letter came, in milliseconds. */
export type Typed = { readonly text: string; readonly at: number };

export const nothingTyped: Typed = { text: "", at: Number.NEGATIVE_INFINITY };

/** Adds a letter, or begins again with it after a pause. */
export const typeLetter = ({ text, at }: Typed, letter: string, now: number): Typed => ({
  text: (now - at < pauseMs ? text : "") + letter,
  at: now,
});

/**
 * The index of the name that the word means, −1 for none. A word that is a whole name means that name, so that Hope can
 * be reached although Hopelessness begins with it. Another word stays at `current` if that name begins with it; one
 * letter, or the same letter repeated, goes on to the next name that begins with it.
 */
export function findTyped(names: readonly string[], current: number, { text }: Typed): number {
  const word = fold(text);
  const folded = names.map(fold);
  if (folded.includes(word)) return folded.indexOf(word);
  const [first = ""] = word;
  const isRepeated = word !== "" && [...word].every((letter) => letter === first);
  const prefix = isRepeated ? first : word;
  const start = isRepeated ? current + 1 : Math.max(0, current);
  for (let step = 0; step < names.length; step++) {
    const index = (start + step) % names.length;
    if (folded[index]?.startsWith(prefix)) return index;
  }
  return -1;
}
