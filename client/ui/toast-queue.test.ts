import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeTranslator } from "#domain/languages/translator.ts";
import { english } from "../../testing/english.ts";
import { type Toast, ToastQueue } from "./toast-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const makeQueue = (translator = () => english) =>
  new ToastQueue({
    now: () => Date.now(),
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    translator,
  });

const contentOf = (toast: Toast | null | undefined) => toast?.content(english);
const titleOf = (toast: Toast | null | undefined) => contentOf(toast)?.title;

test("toasts are shown one at a time, each for five seconds, in order", () => {
  const queue = makeQueue();
  queue.add(() => ({ title: "One" }));
  queue.add(() => ({ title: "Two" }));
  expect(titleOf(queue.shown())).toBe("One");
  vi.advanceTimersByTime(4_999);
  expect(titleOf(queue.shown())).toBe("One");
  vi.advanceTimersByTime(1);
  expect(titleOf(queue.shown())).toBe("Two");
  vi.advanceTimersByTime(5_000);
  expect(queue.shown()).toBeNull();
});

test("dismissing shows the next toast and keeps the record for its removal delay", () => {
  const queue = makeQueue();
  queue.add(() => ({ title: "One" }));
  queue.add(() => ({ title: "Two" }));
  queue.dismiss();
  expect(titleOf(queue.shown())).toBe("Two");
  expect(queue.dismissed().map(titleOf)).toEqual(["One"]);
  vi.advanceTimersByTime(999_999);
  expect(titleOf(queue.dismissed()[0])).toBe("One");
  vi.advanceTimersByTime(1);
  expect(queue.dismissed().map(titleOf)).toEqual(["Two"]);
});

test("news that arrive during a welcome are told in it, and after it as a toast of their own", () => {
  const queue = makeQueue();
  const news = (title: string) => () => ({ title, description: "Seven days.", isNews: true as const });
  queue.add(() => ({ title: "Welcome back!", description: "Good to see you.", isWelcome: true }));
  vi.advanceTimersByTime(3_000);
  queue.add(news("Week Streak"));
  expect(contentOf(queue.shown())).toEqual({
    ...{ title: "Welcome back!", description: "Good to see you.", detail: "Week Streak · Seven days." },
  });
  vi.advanceTimersByTime(4_999);
  expect(titleOf(queue.shown())).toBe("Welcome back!");
  vi.advanceTimersByTime(1);
  expect(queue.shown()).toBeNull();
  queue.add(news("First Star"));
  expect(titleOf(queue.shown())).toBe("First Star");
});

test("the time of a held toast pauses and then continues", () => {
  const queue = makeQueue();
  queue.add(() => ({ title: "One" }));
  vi.advanceTimersByTime(4_000);
  queue.hold();
  vi.advanceTimersByTime(60_000);
  expect(titleOf(queue.shown())).toBe("One");
  queue.release();
  vi.advanceTimersByTime(999);
  expect(titleOf(queue.shown())).toBe("One");
  vi.advanceTimersByTime(1);
  expect(queue.shown()).toBeNull();
});

test("a toast can have a time of its own, which pauses and restarts like every other", () => {
  const queue = makeQueue();
  queue.add(() => ({ title: "Moved to the bin", durationMs: 10_000 }));
  vi.advanceTimersByTime(9_000);
  queue.hold();
  vi.advanceTimersByTime(60_000);
  queue.release();
  vi.advanceTimersByTime(999);
  expect(titleOf(queue.shown())).toBe("Moved to the bin");
  queue.add(() => ({ title: "Moved to the bin", durationMs: 10_000 }));
  vi.advanceTimersByTime(9_999);
  expect(titleOf(queue.shown())).toBe("Moved to the bin");
  vi.advanceTimersByTime(1);
  expect(queue.shown()).toBeNull();
});

test("toasts with other actions are other toasts, although they read the same", () => {
  const queue = makeQueue();
  const [first, second] = [1, 2].map(() => ({ label: "Undo", run: () => {} }));
  for (const action of [first, second, second])
    queue.add(() => ({ title: "Moved to the bin", ...(action && { action }) }));
  expect(contentOf(queue.shown())?.action).toBe(first);
  queue.dismiss();
  expect(contentOf(queue.shown())?.action).toBe(second);
  queue.dismiss();
  expect(queue.shown()).toBeNull();
});

test("an identical toast is not queued twice and restarts the time of the one that is shown", () => {
  const queue = makeQueue();
  for (let press = 0; press < 5; press++) queue.add(() => ({ title: "Error", description: "Again" }));
  vi.advanceTimersByTime(4_000);
  queue.add(() => ({ title: "Error", description: "Again" }));
  vi.advanceTimersByTime(4_999);
  expect(titleOf(queue.shown())).toBe("Error");
  vi.advanceTimersByTime(1);
  expect(queue.shown()).toBeNull();
});

test("an identical toast while the first is held restarts its time at the release", () => {
  const queue = makeQueue();
  queue.add(() => ({ title: "Error" }));
  vi.advanceTimersByTime(4_000);
  queue.hold();
  queue.add(() => ({ title: "Error" }));
  vi.advanceTimersByTime(60_000);
  expect(titleOf(queue.shown())).toBe("Error");
  queue.release();
  vi.advanceTimersByTime(4_999);
  expect(titleOf(queue.shown())).toBe("Error");
  vi.advanceTimersByTime(1);
  expect(queue.shown()).toBeNull();
});

test("a toast is identical in every language to the one that is shown, and to the one that waits", () => {
  let t = english;
  const queue = makeQueue(() => t);
  const add = () => {
    queue.add(({ language }) => ({ title: `Error in ${language}` }));
    queue.add(({ language }) => ({ title: "Error", description: `In ${language}` }));
  };
  add();
  t = makeTranslator({ language: "de", locale: "de-DE" }, new Map());
  add();
  queue.dismiss();
  expect(queue.shown()?.content(t)).toEqual({ title: "Error", description: "In de" });
  queue.dismiss();
  expect(queue.shown()).toBeNull();
});

test("a suspended queue shows nothing, and afterwards everything in order", () => {
  const queue = makeQueue();
  queue.suspend();
  queue.add(() => ({ title: "One" }));
  queue.add(() => ({ title: "Two" }));
  queue.dismiss();
  vi.advanceTimersByTime(60_000);
  expect(queue.shown()).toBeNull();
  queue.resume();
  expect(titleOf(queue.shown())).toBe("One");
  vi.advanceTimersByTime(5_000);
  expect(titleOf(queue.shown())).toBe("Two");
});

test("a toast that a suspension interrupts is shown again for its whole time, even if it was held", () => {
  const queue = makeQueue();
  queue.add(() => ({ title: "One" }));
  vi.advanceTimersByTime(4_000);
  queue.hold();
  queue.suspend();
  queue.add(() => ({ title: "One" }));
  expect(queue.shown()).toBeNull();
  queue.resume();
  vi.advanceTimersByTime(4_999);
  expect(titleOf(queue.shown())).toBe("One");
  vi.advanceTimersByTime(1);
  expect(queue.shown()).toBeNull();
});

test("news makes way for the answer to a press, and is shown again after all answers", () => {
  const queue = makeQueue();
  queue.add(() => ({ title: "First Star", isNews: true }));
  vi.advanceTimersByTime(100);
  queue.add(() => ({ title: "Star Created" }));
  queue.add(() => ({ title: "Twin Master", isNews: true }));
  queue.add(() => ({ title: "Kept on this device" }));
  for (const title of ["Star Created", "Kept on this device", "First Star", "Twin Master"]) {
    expect(titleOf(queue.shown())).toBe(title);
    vi.advanceTimersByTime(5_000);
  }
  expect(queue.shown()).toBeNull();
});

test("of a person who has signed out, no toast is shown, waits, or is remembered", () => {
  const queue = makeQueue();
  for (const title of ["One", "Two", "Three"]) queue.add(() => ({ title }));
  queue.dismiss();
  queue.dropAll();
  expect([queue.shown(), queue.dismissed()]).toEqual([null, []]);
  vi.advanceTimersByTime(5_000);
  expect(queue.shown()).toBeNull();
  queue.add(() => ({ title: "Welcome" }));
  expect(titleOf(queue.shown())).toBe("Welcome");
});
