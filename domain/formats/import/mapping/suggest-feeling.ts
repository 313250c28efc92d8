/** Suggests the feeling for a mood of another journal. */

import type { Feeling, ReadMood } from "../read-journal.ts";
import { englishWords } from "./feeling-words.ts";
import { feelingByMoodWord } from "./mood-words.ts";
import { type FeelingWords, plainWords } from "./plain-words.ts";

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

/**
 * The name's own words come before its level; null where neither says anything. An id can be the name in English. Of
 * several languages, the first that knows the name decides; plain words for a mood are known in all.
 */
export function suggestFeeling(
  { id, name, level }: Pick<ReadMood, "id" | "name" | "level">,
  languages: readonly FeelingWords[] = [englishWords],
): Feeling | null {
  const whole = plainWords(name);
  return (
    languages.find(({ feelings }) => feelings.has(whole))?.feelings.get(whole) ??
    feelingByMoodWord.get(whole) ??
    feelingIn(name, languages) ??
    feelingIn(id, languages) ??
    bands.find(([lowest]) => level !== null && level >= lowest)?.[1] ??
    null
  );
}

/** A negation of an earlier language counts for the words of the later ones, too: "nicht happy". */
function feelingIn(name: string, languages: readonly FeelingWords[]): Feeling | null {
  const negations = new Set<string>();
  for (const words of languages) {
    for (const negation of words.negations) negations.add(negation);
    const feeling = feelingOfName(name, { feelings: words.feelings, negations });
    if (feeling) return feeling;
  }
  return null;
}

/** A part of a name, from one character to before another. */
type Part = { readonly from: number; readonly to: number };

/** Words, and each sign of the scripts that put no spaces between words. */
const tokens = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]|[^ \p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+/gu;
const isSign = (text: string) => /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]$/u.test(text);
/** The most tokens that a word of the lists has. */
const longestPart = 12;

/** The feeling for the whole name, or for the longest part of it that is known. */
function feelingOfName(name: string, { feelings, negations }: FeelingWords): Feeling | null {
  const plain = plainWords(name);
  const parts = partsOf(plain);
  const textOf = ({ from, to }: Part) => plain.slice(from, to);
  const negating = parts.filter((part) => negations.has(textOf(part)));
  for (const part of parts) {
    const text = textOf(part);
    const feeling = feelings.get(text);
    // "Nothing" can be a feeling; one sign alone is too often a part of another word.
    const isOnlyWhole = negations.has(text) || isSign(text);
    if (!feeling || (isOnlyWhole && text !== plain)) continue;
    if (!negating.some((negation) => negates(plain, negation, part))) return feeling;
  }
  return null;
}

/** The longest first. */
function partsOf(plain: string): readonly Part[] {
  const found = [...plain.matchAll(tokens)].map(({ index, 0: text }) => ({
    from: index,
    to: index + text.length,
  }));
  const lengths = Array.from({ length: Math.min(found.length, longestPart) }, (_, at) => at + 1).reverse();
  return lengths.flatMap((length) =>
    found
      .slice(0, found.length - length + 1)
      .map(({ from }, at) => ({ from, to: found[at + length - 1]?.to ?? from })),
  );
}

/** A negation counts for what follows it, with up to two words between; in Japanese, for all before it. */
function negates(plain: string, negation: Part, part: Part): boolean {
  if (/\p{scx=Hira}/u.test(plain.slice(negation.from, negation.to))) return negation.from >= part.to;
  if (negation.to > part.from) return false;
  return (plain.slice(negation.to, part.from).match(tokens)?.length ?? 0) <= 2;
}
