/** Texts for the ids and numbers of the quiz. */

import type { ComingSoonId } from "#domain/wellness/ids.ts";
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

/** With one decimal. */
export const formatSeconds = (seconds: number) =>
  seconds.toLocaleString(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The text to share: numbers and outcome, without the answers. */
export const shareText = ({ count, totalSeconds, averageSeconds, outcome }: QuizResult) =>
  `${outcome.title} ${count} scenarios in ${formatSeconds(totalSeconds)} seconds, ${formatSeconds(averageSeconds)} on average. From my baseline quiz in Mood Universe.`;
