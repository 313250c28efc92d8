/** Texts for the numbers of the quiz. */

import { quiz } from "#domain/languages/en/quiz.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Comparison } from "#domain/wellness/quiz/comparison.ts";
import type { QuizResult } from "#domain/wellness/quiz/quiz-run.ts";

/** How close an answer is to its baseline, in words that do not rate it. */
export function closenessText(t: Translator, { contrast, steps }: Comparison): string {
  if (steps === null) return t(quiz.answers.ownWord);
  if (contrast === "match") return t(quiz.answers.same);
  return t(contrast === "soft" ? quiz.answers.close : quiz.answers.different, { steps });
}

/** Seconds with one decimal. */
export const formatSeconds = (t: Translator, seconds: number) =>
  seconds.toLocaleString(t.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The text to share: numbers and outcome, without the answers. */
export const shareText = (
  t: Translator,
  { count, totalSeconds, averageSeconds, outcome }: QuizResult,
): string =>
  t(quiz.result.shared, {
    outcome: t(outcome.title),
    count,
    total: formatSeconds(t, totalSeconds),
    average: formatSeconds(t, averageSeconds),
  });
