/** Records with their words, and as they leave the page. In memory, a record has its words or `sealed`, never both. */

import { type SealedKind, type Words, wordNamesOf } from "#domain/sealed/sealed-words.ts";
import { wordsIn } from "./known-words.ts";

export type Said = { readonly [name: string]: unknown };

export type SealedRow = { readonly id: string; readonly sealed?: string | null | undefined };

/** A text to open, of the record that has it. */
export type SealedText = { readonly kind: SealedKind; readonly id: string; readonly sealed: string };

/** What a word is that says nothing. */
const nothing = (name: string) => (name === "note" ? null : "");

/** The record with words of its kind in the place of `sealed`; words of another version are left out. */
export function withWords<R extends object>(kind: SealedKind, record: R, words: Words): R {
  const { sealed: _, nameKey: __, ...rest } = record as Said;
  const said = wordNamesOf(kind)
    .filter((name) => name in rest || words[name])
    .map((name) => [name, words[name] ?? nothing(name)]);
  return { ...rest, ...Object.fromEntries(said) } as R;
}

/** The opened row of each row, because components draw another object again. */
let openedRows = new WeakMap<object, object>();

export function forgetOpenedRows() {
  openedRows = new WeakMap();
}

/** The row with its words; the row itself where they are not known. */
export function openedRow<R extends SealedRow>(kind: SealedKind, row: R): R {
  const { id, sealed } = row;
  if (!sealed) return row;
  const known = openedRows.get(row);
  if (known) return known as R;
  const words = wordsIn(kind, id, sealed);
  if (!words) return row;
  const opened = withWords(kind, row, words);
  openedRows.set(row, opened);
  return opened;
}

/** The words that a request or a record says; null where it says none. */
export function saidWords(kind: SealedKind, record: object): Words | null {
  const said = wordNamesOf(kind).map((name) => [name, (record as Said)[name]] as const);
  if (!said.some(([, word]) => typeof word === "string" && word.trim() !== "")) return null;
  return Object.fromEntries(
    said.map(([name, word]) => [name, typeof word === "string" ? word : nothing(name)]),
  );
}

/** The record without its words, which `sealed` carries. A word that it does not say stays unsaid. */
export function withoutWords<R extends object>(kind: SealedKind, record: R, sealed: string): R {
  const empty = wordNamesOf(kind)
    .filter((name) => name in record)
    .map((name) => [name, nothing(name)]);
  return { ...record, ...Object.fromEntries(empty), sealed };
}
