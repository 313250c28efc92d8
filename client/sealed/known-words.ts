/**
 * The words that this page has opened or sealed, in memory alone. A sealed text is known for the record whose words it
 * carries: the same text on another record counts as not opened.
 */

import { epochOf } from "#domain/sealed/sealed-text.ts";
import type { SealedKind, Words } from "#domain/sealed/sealed-words.ts";

/** `words` is null for what no key of this page opens. */
type Known = { readonly sealed: string; readonly words: Words | null };

let owner: string | null = null;
let byKind = new Map<SealedKind, Map<string, readonly Known[]>>();

/** The opened words belong to one person: those of another person go. */
export function knowWordsOf(userId: string | null) {
  if (owner === userId) return;
  owner = userId;
  byKind = new Map();
}

export function forgetWords() {
  byKind = new Map();
}

const knownOf = (kind: SealedKind, id: string) => byKind.get(kind)?.get(id) ?? [];

/** Undefined for a text that was not opened yet, null for one that does not open. */
export const wordsIn = (kind: SealedKind, id: string, sealed: string): Words | null | undefined =>
  knownOf(kind, id).find((known) => known.sealed === sealed)?.words;

/**
 * The text that carries these words of the record already. The same words of a record are sealed once, so that a write that is
 * sent again has the same bytes.
 */
export const sealedTextOf = (kind: SealedKind, id: string, words: Words, epoch: number): string | null =>
  knownOf(kind, id).find(
    (known) => known.words && epochOf(known.sealed) === epoch && haveSameWords(known.words, words),
  )?.sealed ?? null;

export function learnWords(kind: SealedKind, id: string, sealed: string, words: Words | null) {
  const ofKind = byKind.get(kind) ?? new Map<string, readonly Known[]>();
  byKind.set(kind, ofKind);
  ofKind.set(id, [...knownOf(kind, id).filter((known) => known.sealed !== sealed), { sealed, words }]);
}

function haveSameWords(one: Words, other: Words): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? "") === (other[name] ?? ""));
}
