/** What typed words mean on the wheel of the quiz, in the languages that people use. */

import { quiz } from "../../languages/en/quiz.ts";
import { typedFeelings } from "../../languages/en/typed-feelings.ts";
import type { Translator } from "../../languages/translator.ts";
import { isOnWheel, type WheelId, wheelIds } from "./emotion-wheel.ts";

/** The feeling of the wheel that typed text means, or null. An id of the wheel means itself. */
export type WheelWords = (typed: string) => WheelId | null;

/** The words of one language for a feeling: its name on the wheel, then what people type. */
export const wordsFor = (t: Translator, id: WheelId): readonly string[] =>
  [t(quiz.wheel[id]), ...t(typedFeelings[id]).split(";")].map((word) => word.trim());

/** Knows the words of several languages; the first that has a word decides what it means. */
export function wheelWords(languages: readonly Translator[]): WheelWords {
  const places = new Map<string, WheelId>();
  const add = (word: string, id: WheelId) => {
    const plain = plainForm(word);
    if (!places.has(plain)) places.set(plain, id);
  };
  for (const t of languages) {
    const ofLanguage = wheelIds.map((id) => ({ id, words: wordsFor(t, id) }));
    // In a language whose list has a name under another feeling, too, the wheel that people see counts.
    for (const { id, words } of ofLanguage) add(words[0] ?? "", id);
    for (const { id, words } of ofLanguage) for (const word of words) add(word, id);
  }
  return (typed) => {
    const plain = plainForm(typed);
    return isOnWheel(plain) ? plain : (places.get(plain) ?? null);
  };
}

/** The form in which typed words are stored. */
export const trimAndLowerCase = (typed: string) => typed.trim().toLowerCase();

/** Accents of Latin letters, vowel signs, hamzas and stretched letters of Arabic: many people type without them. */
const marks = /[\u0300-\u036f\u0640\u064b-\u065f]/g;

/** What makes no difference to the meaning is removed. Words that differ only in that mean the same. */
const plainForm = (typed: string): string =>
  trimAndLowerCase(typed)
    .normalize("NFKD")
    .replace(marks, "")
    // Unicode does not decompose these letters, and many people type Polish and French without them.
    .replace(/ł/g, "l")
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/’/g, "'")
    .replace(/^[¡¿]+ ?/, "")
    .replace(/ ?[.!?。؟]+$/, "");
