/** The feeling that is nearest to a word which people type for how they are, such as "tired" or "okay". */

import { englishWords } from "./formats/import/mapping/feeling-words.ts";
import { type FeelingWords, plainWords } from "./formats/import/mapping/plain-words.ts";
import { wordsOfLanguage } from "./formats/import/mapping/words-of-language.ts";
import type { Translator } from "./languages/translator.ts";

/** Fewer letters begin too many words. */
const fewestLetters = 3;

const known = new WeakMap<Translator, FeelingWords>();

/**
 * The id of the feeling of a word, or else of the first word that begins so; null if none does. Words of the reader's
 * language come before English ones, which keyboards of all scripts can type.
 */
export function feelingOfTyped(t: Translator, typed: string): string | null {
  const ofLanguage = known.get(t) ?? wordsOfLanguage(t);
  known.set(t, ofLanguage);
  const plain = plainWords(typed);
  const lists = [ofLanguage.feelings, englishWords.feelings];
  for (const words of lists) if (words.has(plain)) return words.get(plain)?.emotion ?? null;
  if (plain.length < fewestLetters) return null;
  for (const words of lists)
    for (const [word, { emotion }] of words) if (word.startsWith(plain)) return emotion;
  return null;
}
