/** Suggests the feeling for a mood of another journal. */

import { type EmotionId, emotionIds } from "../../../emotions.ts";
import { fold } from "../../../journal/fold.ts";
import { intensityRange } from "../../../mood-entry.ts";
import type { Feeling, ReadMood } from "../read-journal.ts";
import { feelingByWord } from "./feeling-words.ts";

/** The lowest level of each band, from the best to the worst, and a feeling that suits it. */
const bands: readonly (readonly [level: number, feeling: Feeling])[] = [
  [0.9, { emotion: "joy", intensity: 9 }],
  [0.7, { emotion: "contentment", intensity: 7 }],
  [0.55, { emotion: "contentment", intensity: 5 }],
  [0.4, { emotion: "contentment", intensity: 2 }],
  [0.3, { emotion: "sadness", intensity: 4 }],
  [0.15, { emotion: "sadness", intensity: 6 }],
  [0, { emotion: "anguish", intensity: 8 }],
];

/** The name's own words come before its level; null where neither says anything. An id can be the name in English. */
export function suggestFeeling({ id, name, level }: Pick<ReadMood, "id" | "name" | "level">): Feeling | null {
  return (
    feelingOfName(name) ??
    feelingOfName(id) ??
    bands.find(([lowest]) => level !== null && level >= lowest)?.[1] ??
    null
  );
}

/** Letters and numbers of a name in lower case: emoji and punctuation do not count. */
const plainWords = (name: string) =>
  fold(name)
    .slice(0, 200)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The feeling for the whole name, or for the longest part of it that is known. */
function feelingOfName(name: string): Feeling | null {
  const words = plainWords(name).split(" ");
  for (let length = Math.min(words.length, 6); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const feeling = feelingOfWords(words.slice(at, at + length).join(" "));
      if (feeling && !negations.has(words[at - 1] ?? "")) return feeling;
    }
  return null;
}

/** After one of these, a word does not mean what it says. */
const negations = new Set(["not", "no", "never", "without", "un", "less"]);

const isEmotion = (word: string): word is EmotionId => (emotionIds as readonly string[]).includes(word);

function feelingOfWords(words: string): Feeling | null {
  if (isEmotion(words)) return { emotion: words, intensity: intensityRange.default };
  return feelingByWord.get(words) ?? null;
}
