/** The recommendations of a finished quiz: the first of three rules that matches the answers of the run. */

import { quiz } from "../../languages/en/quiz.ts";
import type { Text } from "../../languages/text.ts";
import type { ComingSoonId } from "../ids.ts";
import type { ContrastType } from "./quiz.ts";

export type RecommendationType = "game" | "puzzle" | "maze";

/** Why an activity is recommended; words joined by underscores. */
export const reasons = [
  "emotional_awareness",
  "pattern_recognition",
  "grounding",
  "social_skills",
  "emotional_navigation",
  "deep_processing",
  "skill_building",
  "pattern_mastery",
  "mindful_exploration",
] as const;

export type Reason = (typeof reasons)[number];

export type Recommendation = {
  readonly type: RecommendationType;
  readonly id: ComingSoonId;
  readonly reason: Reason;
};

export type Outcome = {
  readonly title: Text;
  readonly description: Text;
  readonly difficultyLevel: "easy" | "medium";
  /** A game, a puzzle and a maze. */
  readonly recommendations: readonly [Recommendation, Recommendation, Recommendation];
};

const recommend = (
  game: readonly [ComingSoonId, Reason],
  puzzle: readonly [ComingSoonId, Reason],
  maze: readonly [ComingSoonId, Reason],
): Outcome["recommendations"] => [
  { type: "game", id: game[0], reason: game[1] },
  { type: "puzzle", id: puzzle[0], reason: puzzle[1] },
  { type: "maze", id: maze[0], reason: maze[1] },
];

export const outcomes = {
  growth_quest: {
    ...quiz.outcomes.growth_quest,
    difficultyLevel: "medium",
    recommendations: recommend(
      ["emotion-memory-match", "emotional_awareness"],
      ["trigger-pattern-puzzle", "pattern_recognition"],
      ["mindfulness-maze", "grounding"],
    ),
  },
  regulation_focus: {
    ...quiz.outcomes.regulation_focus,
    difficultyLevel: "medium",
    recommendations: recommend(
      ["empathy-adventures", "social_skills"],
      ["mood-maze-solver", "emotional_navigation"],
      ["emotional-labyrinth", "deep_processing"],
    ),
  },
  exploration: {
    ...quiz.outcomes.exploration,
    difficultyLevel: "easy",
    recommendations: recommend(
      ["emotion-memory-match", "skill_building"],
      ["trigger-pattern-puzzle", "pattern_mastery"],
      ["mindfulness-maze", "mindful_exploration"],
    ),
  },
} as const satisfies Record<string, Outcome>;

export type OutcomeId = keyof typeof outcomes;

/** The minimum number of hard contrasts: in one context for a growth quest, overall for a regulation focus. */
const hardInOneContext = 3;
const hardOverall = 2;

type Answer = { readonly contextTag: string; readonly contrastType: ContrastType };

/** The outcome of a run; `contextPattern` is the context tag that led to a growth quest. */
export function outcomeOf(answers: readonly Answer[]): {
  readonly id: OutcomeId;
  readonly contextPattern: string | null;
} {
  const hard = answers.filter(({ contrastType }) => contrastType === "hard");
  const inContext = (tag: string) => hard.filter(({ contextTag }) => contextTag === tag).length;
  const pattern = hard.find(({ contextTag }) => inContext(contextTag) >= hardInOneContext);
  if (pattern) return { id: "growth_quest", contextPattern: pattern.contextTag };
  return { id: hard.length >= hardOverall ? "regulation_focus" : "exploration", contextPattern: null };
}
