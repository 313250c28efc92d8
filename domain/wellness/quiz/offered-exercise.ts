/** The exercise to offer while a recommended game is not built yet. */

import type { ComingSoonId, ExerciseId } from "../ids.ts";
import type { NewQuizResponse, StoredRecommendation } from "./quiz.ts";
import { isLastAnswer } from "./quiz-run.ts";
import { outcomeOf, outcomes, type Reason, reasons } from "./recommendations.ts";
import { scenarios } from "./scenarios.ts";

/** The three reasons of one outcome lead to three different exercises. */
export const exerciseFor: Readonly<Record<Reason, ExerciseId>> = {
  // Noticing begins with the senses and ends inside the body.
  emotional_awareness: "sensory-orbit-training",
  pattern_recognition: "cosmic-trigger-resolution",
  grounding: "gravity-grounding",
  // Solar warmth ends with warmth for somebody else.
  social_skills: "solar-warmth",
  // A strong feeling needs something to hold on to.
  emotional_navigation: "breathing",
  deep_processing: "moonlight-reflection",
  // Attention is the skill behind the others.
  skill_building: "stellar-focus-conditioner",
  pattern_mastery: "cosmic-trigger-resolution",
  mindful_exploration: "sensory-orbit",
};

/** A game that was recommended, and the reason. Both may be ids that are no longer used. */
export type GivenReason = Pick<StoredRecommendation, "contentId" | "triggerReason">;

const isReason = (id: string): id is Reason => (reasons as readonly string[]).includes(id);

/** Every game is recommended by at least one outcome. */
const usualReasons = new Map(
  Object.values(outcomes)
    .flatMap(({ recommendations }) => recommendations)
    .map(({ id, reason }) => [id, reason]),
);

/** Why a game fits a person: the latest reason in `given`, oldest first; for other games the usual reason. */
export function reasonFor(game: ComingSoonId, given: readonly GivenReason[]): Reason {
  const latest = given.findLast(
    ({ contentId, triggerReason }) => contentId === game && isReason(triggerReason),
  );
  const reason = latest?.triggerReason ?? usualReasons.get(game) ?? "";
  if (!isReason(reason)) throw new Error(`No outcome recommends ${game}.`);
  return reason;
}

/**
 * What a browser knows of runs whose answers wait to be sent, oldest first: null where none has ended, otherwise the
 * reasons of the latest that ended, empty where a part of its answers has been sent already.
 */
export function reasonsOfWaiting(answers: readonly NewQuizResponse[]): readonly GivenReason[] | null {
  const last = answers.findLast(isLastAnswer);
  if (!last) return null;
  const run = answers.filter(({ runId }) => runId === last.runId);
  return run.length === scenarios.length ? reasonsOf(run) : [];
}

/** The reasons that the answers of a finished run lead to. */
export const reasonsOf = (answers: Parameters<typeof outcomeOf>[0]): readonly GivenReason[] =>
  outcomes[outcomeOf(answers).id].recommendations.map(({ id, reason }) => ({
    contentId: id,
    triggerReason: reason,
  }));
