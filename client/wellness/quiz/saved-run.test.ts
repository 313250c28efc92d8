import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { idOnWheel } from "#domain/wellness/quiz/emotion-wheel.ts";
import { advanceRun, beginRun, type QuizRun } from "#domain/wellness/quiz/quiz-run.ts";
import { deleteCompleteRun, readRun, saveRun } from "./saved-run.ts";

const texts = new Map<string, string>();
beforeEach(() => {
  texts.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const fresh = beginRun("6f1f8a52-3f0e-4d3a-9d0a-0f6f6b2c7e11", 1_000);
const answered = (run: QuizRun) =>
  advanceRun(advanceRun(run, { type: "choose", emotion: "joy" }), {
    type: "submit",
    now: 2_000,
    words: idOnWheel,
  });

test("a saved run is read again by its owner only", () => {
  const run = advanceRun(answered(fresh), { type: "choose", emotion: "Pissed off" });
  saveRun("ada", run);
  expect(readRun("ada")).toEqual(run);
  expect(readRun("bo")).toBeNull();
  expect(texts.size).toBe(0);
});

test("invalid text in the storage is ignored", () => {
  for (const text of ["{", "7", '{"userId":"ada"}', '{"userId":"ada","run":{"runId":"x"}}']) {
    texts.set("mood-universe.quiz", text);
    expect(readRun("ada")).toBeNull();
  }
});

test("a forbidden storage causes no error", () => {
  vi.stubGlobal("sessionStorage", {
    getItem() {
      throw new DOMException("no", "SecurityError");
    },
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  saveRun("ada", fresh);
  expect(readRun("ada")).toBeNull();
});

test("a new assessment deletes a result, but no answers", () => {
  saveRun("ada", answered(fresh));
  deleteCompleteRun("ada");
  expect(readRun("ada")).toEqual(answered(fresh));
  let run = fresh;
  for (let step = 0; step < 6; step++) run = answered(run);
  saveRun("ada", run);
  deleteCompleteRun("ada");
  expect(readRun("ada")).toBeNull();
});
