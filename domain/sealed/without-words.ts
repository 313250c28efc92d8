/** What is said of records to those who may not read their words, such as programs: everything else. */

import { sealedKinds, wordNamesOf } from "./sealed-words.ts";

const words = new Set(sealedKinds.flatMap(wordNamesOf));
/** Sealed words are words, and so is what tells that two of them are the same. */
const sealed = new Set(["sealed", "nameKey"]);

/**
 * The JSON of a value in which every word of a record, of whatever kind and wherever in it, is null, as beside sealed words.
 */
export const jsonWithoutWords = (value: unknown): string =>
  JSON.stringify(value, (name, part) => (sealed.has(name) ? undefined : words.has(name) ? null : part));

/** Names are empty in memory where nobody here can read them; a note is null. */
const names = new Set([...words].filter((name) => name !== "note"));

/** Reads such JSON, so that its records can be read as those with sealed words. */
export const parseWithoutWords = (json: string): unknown =>
  JSON.parse(json, (name, part) => (part === null && names.has(name) ? "" : part));
