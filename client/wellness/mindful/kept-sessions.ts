/**
 * Exercises that were left in the middle, in the tab's session storage under their owner's id: whoever comes back, or
 * reloads, finds them paused where they were. Another's are not shown but thrown away.
 */

import * as z from "zod/mini";
import { techniqueIds } from "#domain/wellness/breathing.ts";
import { durationMs, type ExerciseSession } from "#domain/wellness/exercise-session.ts";
import type { Exercise } from "#domain/wellness/exercises.ts";
import { countTo, cueNumber, spotNumber } from "#domain/wellness/focus.ts";
import { questionsOf } from "#domain/wellness/questions.ts";

const storageKey = "mood-universe.mindful";

const count = z.int().check(z.nonnegative());
const time = z.number().check(z.nonnegative());

const keptSchema = z.object({
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

const shelfSchema = z.object({ userId: z.string(), sessions: z.record(z.string(), z.unknown()) });

/** The session as it would stand if it were paused at its last tick. Null where nothing, or nonsense, was kept. */
export function restoreSession(exercise: Exercise, kept: unknown): ExerciseSession | null {
  const { success, data } = keptSchema.safeParse(kept);
  if (!success || !fits(exercise, data)) return null;
  const { elapsedMs, ...rest } = data;
  return { ...rest, clock: { status: "paused", elapsedMs, asOf: null } };
}

/** A newer version of the exercise may have other questions, and nothing was done at a time that is still to come. */
function fits(exercise: Exercise, kept: z.output<typeof keptSchema>): boolean {
  const { elapsedMs, technique, answers, focus } = kept;
  const questions = questionsOf(exercise);
  return (
    elapsedMs < durationMs(exercise) &&
    (exercise.type === "breathing") === (technique !== null) &&
    answers.length <= Math.max(0, questions.length - 1) &&
    answers.every((option, step) => questions[step]?.options[option] !== undefined) &&
    kept.actedAtMs <= elapsedMs &&
    focus.lastSpot <= spotNumber(elapsedMs) &&
    focus.lastCue <= cueNumber(elapsedMs) &&
    focus.count <= countTo
  );
}

export const keepable = ({ clock, ...rest }: ExerciseSession) => ({ ...rest, elapsedMs: clock.elapsedMs });

export const leftSession = (userId: string, exercise: Exercise): ExerciseSession | null =>
  restoreSession(exercise, readShelf(userId)[exercise.id]);

/** Null takes it off the shelf. */
export function keepSession(userId: string, exercise: Exercise, session: ExerciseSession | null) {
  const { [exercise.id]: _, ...others } = readShelf(userId);
  const sessions = session ? { ...others, [exercise.id]: keepable(session) } : others;
  try {
    if (Object.keys(sessions).length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify({ userId, sessions }));
  } catch {
    // Without storage a session lives as long as its screen.
  }
}

function readShelf(userId: string): Record<string, unknown> {
  try {
    const shelf = shelfSchema.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? "null"));
    return shelf.userId === userId ? shelf.sessions : {};
  } catch {
    return {};
  }
}
