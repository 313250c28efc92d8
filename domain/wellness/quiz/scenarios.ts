/** The six scenarios of the baseline quiz. */

import type { WheelId } from "./emotion-wheel.ts";

export const scenarioIds = [
  "work_1",
  "relationship_1",
  "health_1",
  "family_1",
  "social_1",
  "work_2",
] as const;

export type ScenarioId = (typeof scenarioIds)[number];
export type Difficulty = "easy" | "medium" | "hard";

export type Scenario = {
  readonly id: ScenarioId;
  /** The area of life; also the context tag of the responses. */
  readonly context: "work" | "relationship" | "health" | "family" | "social";
  readonly baselineEmotion: WheelId;
  readonly difficulty: Difficulty;
};

/** Scenarios in the order of the quiz. */
export const scenarios: readonly Scenario[] = [
  { id: "work_1", context: "work", baselineEmotion: "joy", difficulty: "easy" },
  { id: "relationship_1", context: "relationship", baselineEmotion: "frustration", difficulty: "medium" },
  { id: "health_1", context: "health", baselineEmotion: "anxiety", difficulty: "medium" },
  { id: "family_1", context: "family", baselineEmotion: "joy", difficulty: "easy" },
  { id: "social_1", context: "social", baselineEmotion: "anxiety", difficulty: "medium" },
  { id: "work_2", context: "work", baselineEmotion: "anxiety", difficulty: "hard" },
];

export const findScenario = (id: string): Scenario | null =>
  scenarios.find((scenario) => scenario.id === id) ?? null;
