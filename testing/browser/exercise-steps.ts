/** What a person does in an exercise, for component tests: time passes only when a test says so. */

import { vi } from "vitest";
import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { WellnessSession } from "#domain/wellness/sessions.ts";
import { expect } from "./browser-test.tsx";
import type { CallReplies } from "./call-replies.ts";
import { makeUser } from "./make-replies.ts";

/** Signs a person in. The client keeps what it delivered while its page lives: each test is about another person. */
export function signIn(calls: CallReplies) {
  const user = makeUser({ id: crypto.randomUUID() });
  calls.reply(api.user, 200, user);
  calls.reply(api.getUser, 200, user);
  return user;
}

export const button = (name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });

export const title = (name: string | RegExp) =>
  page.getByRole("heading", typeof name === "string" ? { name, exact: true } : { name });

/** Stops the clock of the page and presses Start. */
export async function start() {
  stopClock();
  await button("Start").click();
  await expect.element(button("Pause")).toBeVisible();
}

export function stopClock() {
  // A second later, so that the press which opened the screen and the next one are no double tap.
  vi.setSystemTime(Date.now() + 1000);
}

/**
 * Moves the clock second by second. Only Date stands still: with fake timers, `expect.element` would move the clock
 * with every retry. A page that becomes visible reads the clock, which replaces its timers here.
 */
export async function passSeconds(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    sleepSeconds(1);
    // React shows the new time in a microtask.
    await Promise.resolve();
  }
}

/** As in a frozen tab: the clock goes on, and the page reads it once, late. */
export function sleepSeconds(seconds: number) {
  vi.setSystemTime(Date.now() + 1000 * seconds);
  document.dispatchEvent(new Event("visibilitychange"));
}

/** The clock goes on by itself, as loading a page needs it. */
export const resumeClock = () => vi.useRealTimers();

export const expectElapsed = (elapsed: string) =>
  expect.element(page.getByRole("timer", { name: "Elapsed time" })).toHaveTextContent(elapsed);

/** Answers as a server that stores every finished session; the returned array holds them, oldest first. */
export function storeSessions(calls: CallReplies): readonly WellnessSession[] {
  const stored: WellnessSession[] = [];
  calls.reply(api.createWellnessSession, 201, ({ body, params }) => {
    const at = new Date().toISOString();
    const session = { score: null, ...body, id: crypto.randomUUID(), userId: params.id, at };
    stored.push(session);
    return session;
  });
  calls.reply(api.listWellnessSessions, 200, () => stored);
  return stored;
}

export const summaries = (sessions: readonly WellnessSession[]) =>
  sessions.map(({ itemId, outcome, seconds, score }) => `${itemId} ${outcome} ${seconds} ${score}`);

export async function answer(option: string) {
  await button(option).click();
  await passSeconds(2);
}
