/** What a person does in an exercise, for component tests: time passes only when a test says so. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { WellnessSession } from "#domain/wellness/sessions.ts";
import { expect } from "./browser-test.tsx";
import type { CallReplies } from "./call-replies.ts";
import { makeUser } from "./make-replies.ts";
import { clock } from "./page-clock.ts";

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

/** So much later, the press which opened a screen and the next one are no double tap. */
const noDoubleTapMs = 1_000;

/** Stops the clock of the page and presses Start. */
export async function start() {
  await stopClock();
  await button("Start").click();
  await expect.element(button("Pause")).toBeVisible();
}

export async function stopClock() {
  clock.stop();
  await clock.pass(noDoubleTapMs);
}

export const passSeconds = (seconds: number) => clock.pass(1_000 * seconds);

/** Freezes the tab: the clock goes on, and the page notices it once, late. */
export async function sleepSeconds(seconds: number) {
  clock.stop();
  await clock.sleep(1_000 * seconds);
}

/** The clock goes on by itself, as loading a page needs it. */
export async function resumeClock() {
  await clock.pass(noDoubleTapMs);
  clock.resume();
}

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
