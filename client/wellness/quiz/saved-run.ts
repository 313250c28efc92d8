/**
 * Stores the current quiz run, or the one whose result is shown, in the tab's session storage with its owner's id, so
 * that a reload or the back button loses no answer. A run of another user is deleted and not shown.
 */

import * as z from "zod/mini";
import { advanceRun, type QuizRun, quizRunSchema, scenarioOf } from "#domain/wellness/quiz/quiz-run.ts";

import { ownName } from "../../base-path.ts";
import { outbox } from "../../outbox/browser-outbox.ts";

const storageKey = ownName("mood-universe.quiz");
const savedSchema = z.object({ userId: z.string(), run: quizRunSchema });

export function readRun(userId: string): QuizRun | null {
  try {
    const saved = savedSchema.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? "null"));
    if (saved.data?.userId === userId) return saved.data.run;
    deleteRun();
    return null;
  } catch {
    return null;
  }
}

export function saveRun(userId: string, run: QuizRun) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, run }));
  } catch {
    // A run that cannot be stored lasts only as long as the page.
  }
}

function deleteRun() {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing can be saved without storage.
  }
}

/** An answer may arrive after its screen was left. */
outbox.onDelivered("quiz", (response, { userId }) => {
  const run = readRun(userId);
  if (run) saveRun(userId, advanceRun(run, { type: "stored", response }));
});

/** A new assessment must not show the previous result. */
export function deleteCompleteRun(userId: string) {
  const run = readRun(userId);
  if (run && scenarioOf(run) === null) deleteRun();
}
