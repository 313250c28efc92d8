/** The search for words in notes, and what of a note to mark. */

import { fold, foldWithOffsets } from "./fold.ts";

/**
 * The folded words of a search, each once. Text in quotes is one word, spaces included; a quote that is not closed yet
 * extends to the end.
 */
export function searchWords(text: string): readonly string[] {
  const found = fold(text).matchAll(/"([^"]*)"?|[^" ]+/g);
  return [...new Set([...found].map(([word, quoted]) => (quoted ?? word).trim()))].filter(Boolean);
}

/** Whether every word occurs in folded words of a star, in any order, also within a word. */
export const hasWords = (foldedWords: string, words: readonly string[]): boolean =>
  words.every((word) => foldedWords.includes(word));

/** Whether every text with the words `next` also has the words `previous`, as after typing one more letter. */
export const isNarrowerSearch = (next: readonly string[], previous: readonly string[]): boolean =>
  previous.every((word) => next.some((longer) => longer.includes(word)));

/** UTF-16 offsets into the original text; `end` is exclusive. */
export type TextRange = { readonly start: number; readonly end: number };

/**
 * What of `note` to mark for the words that `searchWords` gave: every occurrence, in order, without overlap. A range
 * contains whole graphemes.
 */
export function matchRanges(note: string, words: readonly string[]): readonly TextRange[] {
  // Without one of the words, there is no need for the offsets, which take long.
  if (!includesSome(fold(note), words)) return [];
  const { folded, starts, ends } = foldWithOffsets(note);
  const found = words.flatMap((word) =>
    occurrences(folded, word).map((at) => ({
      start: starts[at] ?? 0,
      end: ends[at + word.length - 1] ?? note.length,
    })),
  );
  return joinRanges(found.sort((one, other) => one.start - other.start));
}

const includesSome = (folded: string, words: readonly string[]) =>
  words.some((word) => folded.includes(word));

function occurrences(text: string, word: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) found.push(at);
  return found;
}

/** Joins sorted ranges that overlap or touch. */
function joinRanges(ranges: readonly TextRange[]): readonly TextRange[] {
  const joined: TextRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last && range.start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    else joined.push(range);
  }
  return joined;
}
