/** One run of an exercise: its clock, what was answered and what was counted. Pure: every step takes `now`. */

import { findTechnique, phaseAt, type TechniqueId } from "./breathing.ts";
import type { Exercise } from "./exercises.ts";
import { actOnFocus, type FocusAct, type FocusRecord, focusScore, noFocusYet } from "./focus.ts";
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
  readonly clock: SessionClock;
  /** Of a breathing exercise, once it is chosen. */
  readonly technique: TechniqueId | null;
  /** The places of the chosen options, one for each question that was answered. */
  readonly answers: readonly number[];
  readonly focus: FocusRecord;
  /** When something was last answered or counted, or it began, in elapsed time. */
  readonly actedAtMs: number;
  /** Of what looks like chance in it. */
  readonly seed: number;
};

/** Two taps nearer than this to each other were one, made with a trembling or a hurried finger. */
export const settleMs = 400;

export const durationMs = ({ durationSeconds }: Exercise): number => 1000 * durationSeconds;

export const newSession = (seed: number, technique: TechniqueId | null = null): ExerciseSession => ({
  clock: idleClock,
  technique,
  answers: [],
  focus: noFocusYet,
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

/** Records the answer to question number `step`, from 0; the last one ends the session. Any other is ignored. */
export function answerQuestion(
  session: ExerciseSession,
  exercise: Exercise,
  { step, option, now }: { step: number; option: number; now: number },
): ExerciseSession {
  const questions = questionsOf(exercise);
  const ticked = tickSession(session, exercise, now);
  const { clock, answers, actedAtMs } = ticked;
  const isOffered = questions[step]?.options[option] !== undefined && step === answers.length;
  if (clock.status !== "running" || !isOffered || clock.elapsedMs - actedAtMs < settleMs) return ticked;
  const isLast = answers.length + 1 === questions.length;
  return {
    ...ticked,
    answers: [...answers, option],
    actedAtMs: clock.elapsedMs,
    clock: isLast ? finishClock(clock, now, durationMs(exercise)) : clock,
  };
}

/** Counts an act of a focus exercise while it runs. */
export function actInFocus(
  session: ExerciseSession,
  exercise: Exercise,
  act: FocusAct,
  now: number,
): ExerciseSession {
  const ticked = tickSession(session, exercise, now);
  const { elapsedMs, status } = ticked.clock;
  if (status !== "running" || exercise.type !== "focus") return ticked;
  // What can be done again at once would count a double tap twice; a light or a cue cannot.
  const isRepeatable = act.type === "center" || act.type === "count";
  if (isRepeatable && elapsedMs - ticked.actedAtMs < settleMs) return ticked;
  const focus = actOnFocus(ticked.focus, act, ticked.seed, elapsedMs);
  return focus === ticked.focus ? ticked : { ...ticked, focus, actedAtMs: elapsedMs };
}

/** Whole breaths of a breathing session, as of its last tick. */
export function cyclesOf({ technique, clock }: ExerciseSession): number {
  const chosen = findTechnique(technique);
  return chosen ? phaseAt(chosen, clock.elapsedMs).cycles : 0;
}

/** What a session counted: whole breaths, points or catches. Null where nothing is. */
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
