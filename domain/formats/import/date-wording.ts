/** What the words beside the numbers of a date and a time say, in each language in which all of them are known. */

import { lexicon, type WordsOfDates, wordKey } from "../../languages/date-words.ts";

/** `month` is 1 to 12, `weekday` 0 for Sunday; null for what the words do not say. */
export type Wording = {
  readonly languages: readonly string[];
  readonly month: number | null;
  readonly weekday: number | null;
  /** The hours of the day that the words allow. */
  readonly half: ReadonlySet<number> | null;
};

const nothing: Wording = { languages: [], month: null, weekday: null, half: null };

/** No date has more words. */
const mostWords = 12;
/** Words such as `p. m.` and `thứ hai` are written apart. */
const mostParts = 4;

const remembered = new Map<string, readonly Wording[]>();
const mostRemembered = 2_000;

/**
 * The different meanings of the words of a folded text; none if no language has all of them. A word counts only as a
 * whole, and words that only fill a sentence, such as `de` and `at`, are the same in all languages.
 */
export function wordingsOf(text: string): readonly Wording[] {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length === 0) return [nothing];
  if (words.length > mostWords) return [];
  const key = words.join(" ");
  const known = remembered.get(key);
  if (known) return known;
  const wordings = distinct(lexicon().languages.flatMap((language) => readWords(language, words, nothing)));
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, wordings);
  return wordings;
}

/** Every way to read the words in a language, with what was said before them. */
function readWords(language: WordsOfDates, words: readonly string[], said: Wording): Wording[] {
  if (words.length === 0) return [{ ...said, languages: [language.language] }];
  const phrases = words
    .slice(0, mostParts)
    .map((_, at) => ({ word: wordKey(words.slice(0, at + 1).join("")), rest: words.slice(at + 1) }));
  const ways = phrases.flatMap(({ word, rest }) =>
    meaningsOf(language, word, said).flatMap((next) => readWords(language, rest, next)),
  );
  if (ways.length > 0) return ways;
  return phrases
    .filter(({ word }) => lexicon().fillers.has(word) && meaningsOf(language, word, nothing).length === 0)
    .flatMap(({ rest }) => readWords(language, rest, said));
}

/** The halves of the day in English are written in every language. */
const english = (word: string) =>
  word === "am" || word === "pm" ? lexicon().languages[0]?.halves.get(word) : undefined;

function meaningsOf({ months, weekdays, halves }: WordsOfDates, word: string, said: Wording): Wording[] {
  const [month, weekday, half] = [months.get(word), weekdays.get(word), halves.get(word) ?? english(word)];
  return [
    ...(month !== undefined && said.month === null ? [{ ...said, month }] : []),
    ...(weekday !== undefined && said.weekday === null ? [{ ...said, weekday }] : []),
    ...(half && said.half === null ? [{ ...said, half }] : []),
  ];
}

function distinct(wordings: readonly Wording[]): Wording[] {
  const byMeaning = Map.groupBy(wordings, ({ month, weekday, half }) =>
    [month, weekday, half && [...half].sort((one, other) => one - other)].join(" "),
  );
  return [...byMeaning.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, languages: [first, ...others].flatMap(({ languages }) => languages) }] : [],
  );
}
