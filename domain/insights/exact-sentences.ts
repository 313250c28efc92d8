/** The figures behind a statement and their uncertainty, for one press deeper. */

import { decimalText } from "../languages/decimal-text.ts";
import { answers } from "../languages/en/insights-answers.ts";
import type { Translator } from "../languages/translator.ts";
import type { FeelingPair, Interval, Season, StatedFinding } from "./insights-data.ts";

/** The difference, the two ranges around it, and how often chance alone would show as much. */
export const exactSentences = (
  t: Translator,
  { difference, low, high, drawn, chance }: StatedFinding,
): readonly string[] => [
  t(answers.exact.difference, { difference: decimalText(t, difference, 2), ...bounds(t, { low, high }) }),
  t(answers.exact.drawn, bounds(t, drawn)),
  chanceSentence(t, chance),
];

export const exactPairSentences = (t: Translator, { expected, chance }: FeelingPair): readonly string[] => [
  // Small expected counts need a digit: "0.4 times".
  t(answers.exact.expected, { expected: decimalText(t, expected, expected < 10 ? 1 : 0) }),
  chanceSentence(t, chance),
];

export const exactSeasonSentences = (
  t: Translator,
  { amplitude, low, high, chance }: Season,
): readonly string[] => [
  t(answers.exact.season, { difference: decimalText(t, amplitude, 2), ...bounds(t, { low, high }) }),
  chanceSentence(t, chance),
];

const bounds = (t: Translator, { low, high }: Interval) => ({
  low: decimalText(t, low, 2),
  high: decimalText(t, high, 2),
});

/** `chance` is from 0 to 1. */
const chanceSentence = (t: Translator, chance: number): string =>
  chance < 0.01
    ? t(answers.exact.hardlyChance)
    : t(answers.exact.chance, { percent: Math.round(100 * chance) });
