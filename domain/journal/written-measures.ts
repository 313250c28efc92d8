/** The days that a typed text asks for by what they measured, such as "sleep below 6" or "coffee >= 3 cups". */

import { readingTexts } from "../languages/en/reading-texts.ts";
import { starSearch } from "../languages/en/star-search.ts";
import type { Translator } from "../languages/translator.ts";
import type { Tracker } from "../records/tracker/tracker.ts";
import { type ComparedDay, type Comparison, comparisons } from "../trackers/compared-days.ts";
import { readValue } from "../trackers/read-value.ts";
import { fold } from "./fold.ts";

export type MeasuresReader = (folded: string) => readonly ComparedDay[];

const signs: readonly (readonly [Comparison, string])[] = [
  ["atMost", "<="],
  ["atLeast", ">="],
  ["atMost", "≤"],
  ["atLeast", "≥"],
  ["below", "<"],
  ["above", ">"],
  ["exactly", "="],
];

/** Scripts that put no spaces between words. */
const isUnspaced = (text: string) => /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(text);

/** The words of each comparison in the reader's language and in English, the longest first: "less than" before "less". */
function wordsOf(t: Translator): readonly (readonly [Comparison, string])[] {
  return comparisons
    .flatMap((is) => {
      const text = starSearch.measures.typed[is];
      const words = `${t(text)},${text.english}`.split(",").map((word) => fold(word).trim());
      return words.filter((word) => word !== "").map((word) => [is, word] as const);
    })
    .sort(([, one], [, other]) => other.length - one.length);
}

/** Reads texts that begin with the name of a tracker, and go on with a value, and a comparison before or after it. */
export function measuresReader(t: Translator, trackers: readonly Tracker[]): MeasuresReader {
  const words = [...signs, ...wordsOf(t)];
  const named = trackers.map((tracker) => ({ tracker, name: fold(tracker.name).trim() }));
  const answers = { yes: fold(t(readingTexts.yes)), no: fold(t(readingTexts.no)) };
  return (text) =>
    named.flatMap(({ tracker, name }): readonly ComparedDay[] => {
      const rest = restAfter(text, name);
      if (rest === null) return [];
      if (tracker.kind === "yes-no") {
        if (rest !== answers.yes && rest !== answers.no) return [];
        return [{ tracker: tracker.id, is: "exactly", value: rest === answers.yes ? 1 : 0 }];
      }
      const { is, left } = comparisonIn(rest, words);
      const value = readValue(tracker, left);
      return value === null ? [] : [{ tracker: tracker.id, is, value }];
    });
}

/** What follows a name; null if the text does not begin with it, or ends there. */
function restAfter(text: string, name: string): string | null {
  if (!text.startsWith(name)) return null;
  const rest = text.slice(name.length);
  const isApart = /^[^\p{L}\p{M}\p{N}]/u.test(rest) || isUnspaced(name);
  return rest.trim() === "" || !isApart ? null : rest.trim().replace(/^:\s*/, "");
}

function comparisonIn(rest: string, words: readonly (readonly [Comparison, string])[]) {
  for (const [is, word] of words) {
    const at =
      /^[<>=≤≥]/.test(word) || isUnspaced(word) ? rest.indexOf(word) : ` ${rest} `.indexOf(` ${word} `);
    if (at >= 0) return { is, left: `${rest.slice(0, at)} ${rest.slice(at + word.length)}`.trim() };
  }
  return { is: "exactly" as const, left: rest };
}
