/** Ids of the quiz in words. */

import type { ComingSoonId } from "#domain/wellness/ids.ts";
import type { QuizResult } from "#domain/wellness/quiz-run.ts";
import type { RecommendationType } from "#domain/wellness/recommendations.ts";
import type { Difficulty, Scenario } from "#domain/wellness/scenarios.ts";

export const quizTitle = "Emotional Intelligence Baseline Quiz";
export const selfReflection = "It is a self-reflection, not a test of health.";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const gameTitle = (id: ComingSoonId) => id.split("-").map(capital).join(" ");
export const spellContext = (context: Scenario["context"]) => capital(context);
export const spellDifficulty = (difficulty: Difficulty) => capital(difficulty);
export const spellType = (type: RecommendationType) => capital(type);
export const spellReason = (reason: string) => reason.replaceAll("_", " ");

/** With one decimal. */
export const spellSeconds = (seconds: number) =>
  seconds.toLocaleString(undefined, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What is handed on: the numbers and the outcome, and none of the answers. */
export const shareText = ({ count, totalSeconds, averageSeconds, outcome }: QuizResult) =>
  `${outcome.title} ${count} scenarios in ${spellSeconds(totalSeconds)} seconds, ${spellSeconds(averageSeconds)} on average. From my baseline quiz in Mood Universe.`;
