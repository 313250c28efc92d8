/** Steps of journeys through the mindful exercises, on a clock that the journey controls. */

import { expect, type Page } from "@playwright/test";
import { signUp } from "./actions.ts";

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });

export const title = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", typeof name === "string" ? { name, exact: true } : { name });

/** Signs a new user up by a call and installs a clock that the journey controls. Returns the user's id. */
export async function signUpWithClock(page: Page, universeName: string): Promise<string> {
  const id = await signUp(page, universeName);
  await page.clock.install();
  return id;
}

/** Stops the clock; from here on time passes only in `pass`. */
export async function start(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await button(page, "Start").click();
  await expect(button(page, "Pause")).toBeVisible();
}

export const pass = (page: Page, seconds: number) => page.clock.runFor(1000 * seconds);

/** Lets the clock run again, which code that is being loaded needs. */
export const resumeClock = (page: Page) => page.clock.resume();

export const expectElapsed = (page: Page, elapsed: string) =>
  expect(page.getByRole("timer", { name: "Elapsed time" })).toHaveText(elapsed);

type Finished = { itemId: string; kind: string; outcome: string; seconds: number; score: number | null };

/** The sessions that the server has stored, oldest first. */
export async function finished(page: Page, userId: string): Promise<string[]> {
  const reply = await page.request.get(`/api/users/${userId}/wellness-sessions`);
  const sessions: Finished[] = await reply.json();
  return sessions.map(({ itemId, outcome, seconds, score }) => `${itemId} ${outcome} ${seconds} ${score}`);
}

export const expectFinished = (page: Page, userId: string, sessions: string[]) =>
  expect.poll(() => finished(page, userId)).toEqual(sessions);
