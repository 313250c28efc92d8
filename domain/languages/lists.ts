/** Lists within sentences, and sentences in a row. */

import type { Translator } from "./translator.ts";

/** Languages that put no space between two sentences: the full-width marks contain it. */
const isFullWidth = ({ language }: Translator): boolean => language === "ja" || language === "zh-Hans";

/** "a, b and c", or with a disjunction "a, b or c": English lists have no comma before the last word. */
export const listed = (
  t: Translator,
  items: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
): string => new Intl.ListFormat(t.language === "en" ? "en-GB" : t.locale, { type }).format(items);

/** "a, b, c". The lists of units of Japanese have spaces, and those of Chinese nothing between names. */
export const series = (t: Translator, items: readonly string[]): string =>
  new Intl.ListFormat(t.locale, isFullWidth(t) ? { style: "narrow" } : { type: "unit" }).format(items);

/** Sentences one after the other. */
export const joined = (t: Translator, sentences: readonly string[]): string =>
  sentences.join(isFullWidth(t) ? "" : " ");

/** A full stop of any script, or another mark that ends a sentence. */
const sentenceEnd = /\p{Sentence_Terminal}$/u;

/** A sentence with a full stop, unless it has one. */
export const ended = (t: Translator, sentence: string): string =>
  sentenceEnd.test(sentence) ? sentence : `${sentence}${isFullWidth(t) ? "。" : "."}`;
