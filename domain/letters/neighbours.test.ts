import { beforeAll, describe, expect, test } from "vitest";
import { letterUniverse, letterReader as reader } from "../../testing/letter-universe.ts";
import { translatorOf } from "../../testing/translators.ts";
import { dayOfDate } from "../calendar.ts";
import { languageIds } from "../languages/languages.ts";
import type { Params, Text } from "../languages/text.ts";
import type { Translator } from "../languages/translator.ts";
import { letterOf } from "./letter.ts";
import type { Letter, LetterUniverse } from "./letter-data.ts";
import { type PeriodKind, periodOf } from "./period.ts";
import { writeLetter } from "./write-letter.ts";

/** A year with more than one star a day, one with silent weeks, and one with a few stars alone. */
const universes = [
  letterUniverse({ stars: 1_100, days: 730, seed: 1 }),
  letterUniverse({ stars: 300, days: 500, seed: 2 }),
  letterUniverse({ stars: 45, days: 365, seed: 3 }),
];

/** The letters of a year, the first of which may be the last of the year before. */
function lettersOf(universe: LetterUniverse, kind: PeriodKind): readonly Letter[] {
  const letters: Letter[] = [];
  for (let day = dayOfDate("2026-01-01"); day <= dayOfDate("2026-12-31"); ) {
    const period = periodOf(kind, day);
    const letter = letterOf(universe, period, reader);
    if (letter) letters.push(letter);
    day = period.last + 1;
  }
  return letters;
}

const written = universes.flatMap((universe) =>
  (["week", "month"] as const).map((kind) => ({ universe, letters: lettersOf(universe, kind) })),
);

/** What is read, one after the other: quotations and what stands before them, too. */
const sentencesOf = (t: Translator, universe: LetterUniverse, letter: Letter) =>
  writeLetter(t, letter, universe).flatMap((part) =>
    part.kind === "text" ? part.sentences : [part.leadIn, part.words],
  );

/** The texts that a letter is made of, without what stands in them. */
function textsOf(t: Translator, universe: LetterUniverse, letter: Letter): readonly string[] {
  const used: string[] = [];
  const listening = Object.assign((text: Text, params?: Params) => {
    if (/\.[a-d]$/.test(text.id)) used.push(text.id);
    return t(text, params);
  }, t);
  writeLetter(listening as Translator, letter, universe);
  return used;
}

const share = (some: readonly string[], before: readonly string[]) =>
  some.filter((one) => before.includes(one)).length / some.length;

describe.each(languageIds)("in %s", (language) => {
  /** The sentences of each letter, one list for each kind of letter of each universe. */
  let texts: readonly (readonly (readonly string[])[])[] = [];

  beforeAll(async () => {
    const t = await translatorOf(language);
    texts = written.map(({ universe, letters }) => letters.map((letter) => sentencesOf(t, universe, letter)));
  });

  test("no letter of a year has a sentence of the letter before", () => {
    const repeated = texts.flatMap((year) =>
      year.flatMap((sentences, at) => sentences.filter((one) => year[at - 1]?.includes(one))),
    );
    expect(repeated).toEqual([]);
  });

  test("every letter is half a page that shows no name of a param and no empty sentence", () => {
    expect(texts.flat().filter(({ length }) => length < 3 || length > 20)).toEqual([]);
    const sentences = texts.flat(2);
    expect(sentences).not.toEqual([]);
    expect(sentences.filter((sentence) => !/^(?=.*\p{L})[^{}]+$/u.test(sentence))).toEqual([]);
  });
});

test("neighbours among letters share at most a fifth of the wordings, whatever stands in them", async () => {
  const t = await translatorOf("en");
  for (const { universe, letters } of written) {
    const texts = letters.map((letter) => textsOf(t, universe, letter));
    for (const [at, some] of texts.entries())
      expect(share(some, texts[at - 1] ?? [])).toBeLessThanOrEqual(0.2);
  }
});

test("letters do not come back in the same words after a few weeks either", async () => {
  const t = await translatorOf("en");
  const [{ universe, letters } = { universe: universes[0] as LetterUniverse, letters: [] }] = written;
  const texts = letters.map((letter) => textsOf(t, universe, letter));
  for (const distance of [2, 3, 4, 6]) {
    const shares = texts.slice(distance).map((some, at) => share(some, texts[at] ?? []));
    expect(shares.reduce((sum, one) => sum + one, 0) / shares.length, `${distance} weeks`).toBeLessThan(0.6);
  }
});
