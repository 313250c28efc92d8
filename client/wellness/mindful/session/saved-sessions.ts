/**
 * Saves unfinished exercises in the tab's session storage with their owner's id, so that a person who comes back or
 * reloads finds them paused. Sessions of another user are not shown, and the next save replaces them.
 */

import * as z from "zod/mini";
import { techniqueIds } from "#domain/wellness/exercises/breathing.ts";
import { durationMs, type ExerciseSession } from "#domain/wellness/exercises/exercise-session.ts";
import type { Exercise } from "#domain/wellness/exercises/exercises.ts";
import { countTo, cueNumber, spotNumber } from "#domain/wellness/exercises/focus.ts";
import { questionsOf } from "#domain/wellness/exercises/questions.ts";
import { ownName } from "../../../base-path.ts";
import { randomUuid } from "../../../stars/random-uuid.ts";

const storageKey = ownName("mood-universe.mindful");

const count = z.int().check(z.nonnegative());
const time = z.number().check(z.nonnegative());

const sessionSchema = z.object({
  /** Earlier versions saved none. */
  runId: z._default(z.uuid(), randomUuid),
  elapsedMs: time,
  technique: z.nullable(z.enum(techniqueIds)),
  answers: z.array(count),
  focus: z.object({
    caught: count,
    lastSpot: z.int(),
    returns: count,
    returnedAtMs: time,
    arrivals: count,
    lastCue: z.int(),
    count,
    rounds: count,
  }),
  actedAtMs: z.number(),
  seed: count,
});

const storedSchema = z.object({ userId: z.string(), sessions: z.record(z.string(), z.unknown()) });

/** The saved session, paused at its last tick. Null if no session or invalid data was saved. */
export function restoreSession(exercise: Exercise, saved: unknown): ExerciseSession | null {
  const { success, data } = sessionSchema.safeParse(saved);
  if (!success || !isConsistent(exercise, data)) return null;
  const { elapsedMs, ...rest } = data;
  return { ...rest, clock: { status: "paused", elapsedMs, asOf: null } };
}

/** False for data of an earlier version of the exercise with other questions, and for counts later than the elapsed time. */
function isConsistent(exercise: Exercise, saved: z.output<typeof sessionSchema>): boolean {
  const { elapsedMs, technique, answers, focus } = saved;
  const questions = questionsOf(exercise);
  return (
    elapsedMs < durationMs(exercise) &&
    (exercise.type === "breathing") === (technique !== null) &&
    answers.length <= Math.max(0, questions.length - 1) &&
    answers.every((option, step) => questions[step]?.options[option] !== undefined) &&
    saved.actedAtMs <= elapsedMs &&
    focus.lastSpot <= spotNumber(elapsedMs) &&
    focus.lastCue <= cueNumber(elapsedMs) &&
    focus.count <= countTo
  );
}

export const toSavedSession = ({ clock, ...rest }: ExerciseSession) => ({
  ...rest,
  elapsedMs: clock.elapsedMs,
});

export const readSession = (userId: string, exercise: Exercise): ExerciseSession | null =>
  restoreSession(exercise, readSessions(userId)[exercise.id]);

/** Null deletes the saved session. */
export function saveSession(userId: string, exercise: Exercise, session: ExerciseSession | null) {
  const { [exercise.id]: _, ...others } = readSessions(userId);
  const sessions = session ? { ...others, [exercise.id]: toSavedSession(session) } : others;
  try {
    if (Object.keys(sessions).length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify({ userId, sessions }));
  } catch {
    // A session that cannot be stored lasts only as long as its screen.
  }
}

function readSessions(userId: string): Record<string, unknown> {
  try {
    const stored = storedSchema.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? "null"));
    return stored.userId === userId ? stored.sessions : {};
  } catch {
    return {};
  }
}
