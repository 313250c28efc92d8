/** The code that seals and opens words. Only universes whose words are sealed fetch it, and never ahead of need. */

import { translationsLoaded } from "../languages/language.ts";

type WordsCode = typeof import("./words.ts")["words"];

let code: WordsCode | null = null;
let loading: Promise<WordsCode> | null = null;

/** Null until it has been fetched. */
export const loadedWords = (): WordsCode | null => code;

export function loadWords(): Promise<WordsCode> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<WordsCode> {
  const { words } = await import("./words.ts");
  await translationsLoaded();
  code = words;
  return words;
}
