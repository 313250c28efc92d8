/** Texts for the ids and numbers of the quiz. */

import type { ComingSoonId } from "#domain/wellness/ids.ts";
import type { Comparison } from "#domain/wellness/quiz/comparison.ts";
import type { QuizResult } from "#domain/wellness/quiz/quiz-run.ts";
import type { RecommendationType } from "#domain/wellness/quiz/recommendations.ts";
import type { Difficulty, Scenario } from "#domain/wellness/quiz/scenarios.ts";

export const quizTitle = "Emotional Intelligence Baseline Quiz";
export const selfReflection = "It is a self-reflection, not a test of health.";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const gameTitle = (id: ComingSoonId) => id.split("-").map(capital).join(" ");
export const contextText = (context: Scenario["context"]) => capital(context);
export const difficultyText = (difficulty: Difficulty) => capital(difficulty);
export const typeText = (type: RecommendationType) => capital(type);
export const reasonText = (reason: string) => reason.replaceAll("_", " ");

/** How close an answer is to its baseline, in words that do not rate it. */
export function closenessText({ contrast, steps }: Comparison): string {
  if (steps === null) return "A word of your own, beside the wheel";
  if (contrast === "match") return "The same feeling";
  const distance = steps === 1 ? "1 step away" : `${steps} steps away`;
  return `${contrast === "soft" ? "A close neighbour" : "A different feeling"}, ${distance}`;
}

/** With one decimal. */
export const formatSeconds = (seconds: number) =>
  seconds.toLocaleString(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The text to share: numbers and outcome, without the answers. */
export const shareText = ({ count, totalSeconds, averageSeconds, outcome }: QuizResult) =>
  `${outcome.title} ${count} scenarios in ${formatSeconds(totalSeconds)} seconds, ${formatSeconds(averageSeconds)} on average. From my baseline quiz in Mood Universe.`;
