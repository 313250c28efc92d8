/**
 * The run that is under way, or whose result is in sight: in the tab's session storage under its owner's id, so that
 * a reload or the back button loses no answer. Another's is not shown but thrown away.
 */

import * as z from "zod/mini";
import { type QuizRun, quizRunSchema, scenarioOf } from "#domain/wellness/quiz-run.ts";

const storageKey = "mood-universe.quiz";
const keptSchema = z.object({ userId: z.string(), run: quizRunSchema });

export function readRun(userId: string): QuizRun | null {
  try {
    const kept = keptSchema.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? "null"));
    if (kept.data?.userId === userId) return kept.data.run;
    forgetRun();
    return null;
  } catch {
    return null;
  }
}

export function keepRun(userId: string, run: QuizRun) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, run }));
  } catch {
    // Without storage the run lives as long as the page.
  }
}

function forgetRun() {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing is kept where there is no storage.
  }
}

/** Whoever begins an assessment does not want to see the result of the one before. */
export function forgetCompleteRun(userId: string) {
  const run = readRun(userId);
  if (run && scenarioOf(run) === null) forgetRun();
}
