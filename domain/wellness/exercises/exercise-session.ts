/** One run of an exercise: its clock, answers and counts. */

import { findTechnique, phaseAt, type TechniqueId } from "./breathing.ts";
import type { Exercise } from "./exercises.ts";
import {
  applyFocusAction,
  emptyFocusRecord,
  type FocusAction,
  type FocusRecord,
  focusScore,
} from "./focus.ts";
import { questionsOf } from "./questions.ts";
import {
  finishClock,
  idleClock,
  pauseClock,
  type SessionClock,
  startClock,
  tickClock,
} from "./session-clock.ts";
import { triggerScore } from "./triggers.ts";

export type ExerciseSession = {
  /** UUID, saved with the session, so that a copy in a duplicated tab counts as the same run. */
  readonly runId: string;
  readonly clock: SessionClock;
  /** The chosen technique of a breathing exercise, otherwise null. */
  readonly technique: TechniqueId | null;
  /** The index of the chosen option for each answered question. */
  readonly answers: readonly number[];
  readonly focus: FocusRecord;
  /** Elapsed time at the last answer or focus action; 0 before the first. */
  readonly actedAtMs: number;
  /** Seed of the pseudo-random positions and cues. */
  readonly seed: number;
};

/** Two taps within this time count as one: a double tap or an unsteady finger. */
export const doubleTapMs = 400;

export const durationMs = ({ durationSeconds }: Exercise): number => 1000 * durationSeconds;

/** A session before its start. `seed` is a whole number; `technique` is null except for breathing. */
export const newSession = ({
  runId,
  seed,
  technique = null,
}: Pick<ExerciseSession, "runId" | "seed"> & { technique?: TechniqueId | null }): ExerciseSession => ({
  runId,
  clock: idleClock,
  technique,
  answers: [],
  focus: emptyFocusRecord,
  actedAtMs: 0,
  seed,
});

export const startSession = (session: ExerciseSession, now: number): ExerciseSession => ({
  ...session,
  clock: startClock(session.clock, now),
});

export const tickSession = (session: ExerciseSession, exercise: Exercise, now: number): ExerciseSession => ({
  ...session,
  clock: tickClock(session.clock, now, durationMs(exercise)),
});

export const pauseSession = (session: ExerciseSession, exercise: Exercise, now: number): ExerciseSession => ({
  ...session,
  clock: pauseClock(session.clock, now, durationMs(exercise)),
});

/** Records the answer to question `step` (from 0), if it is the current one. The last answer ends the session. */
export function answerQuestion(
  session: ExerciseSession,
  exercise: Exercise,
  { step, option, now }: { step: number; option: number; now: number },
): ExerciseSession {
  const questions = questionsOf(exercise);
  const ticked = tickSession(session, exercise, now);
  const { clock, answers, actedAtMs } = ticked;
  const isOffered = questions[step]?.options[option] !== undefined && step === answers.length;
  if (clock.status !== "running" || !isOffered || clock.elapsedMs - actedAtMs < doubleTapMs) return ticked;
  const isLast = answers.length + 1 === questions.length;
  return {
    ...ticked,
    answers: [...answers, option],
    actedAtMs: clock.elapsedMs,
    clock: isLast ? finishClock(clock, now, durationMs(exercise)) : clock,
  };
}

/** Applies a focus action while the session runs. */
export function recordFocusAction(
  session: ExerciseSession,
  exercise: Exercise,
  action: FocusAction,
  now: number,
): ExerciseSession {
  const ticked = tickSession(session, exercise, now);
  const { elapsedMs, status } = ticked.clock;
  if (status !== "running" || exercise.type !== "focus") return ticked;
  // These actions would count a double tap twice. A light or a cue counts only once in any case.
  const isRepeatable = action.type === "center" || action.type === "count";
  if (isRepeatable && elapsedMs - ticked.actedAtMs < doubleTapMs) return ticked;
  const focus = applyFocusAction(ticked.focus, action, ticked.seed, elapsedMs);
  return focus === ticked.focus ? ticked : { ...ticked, focus, actedAtMs: elapsedMs };
}

/** Completed breaths of a breathing session at its last tick. */
export function cyclesOf({ technique, clock }: ExerciseSession): number {
  const chosen = findTechnique(technique);
  return chosen ? phaseAt(chosen, clock.elapsedMs).cycles : 0;
}

/** Completed breaths, points, or caught lights and followed cues; null for exercises without a score. */
export function scoreOf(session: ExerciseSession, exercise: Exercise): number | null {
  switch (exercise.type) {
    case "breathing":
      return cyclesOf(session);
    case "trigger":
      return triggerScore(session.answers);
    case "focus":
      return focusScore(session.focus);
    default:
      return null;
  }
}
