/** What people do in mindful moments, on a clock that the journey moves. */

import { expect, type Page } from "@playwright/test";
import { beSomebody } from "./people.ts";

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });

export const title = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", typeof name === "string" ? { name, exact: true } : { name });

/** A person who is in, without a look at a screen, and whose clock can be moved. Gives the user's id. */
export async function comeIn(page: Page, universeName: string): Promise<string> {
  const id = await beSomebody(page, universeName);
  await page.clock.install();
  return id;
}

export async function openExercise(page: Page, id: string, name: string) {
  await page.goto(`/mindful-moments?exercise=${id}`);
  await expect(title(page, name)).toBeVisible();
}

/** From here on time passes only in `pass`. */
export async function start(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await button(page, "Start").click();
  await expect(button(page, "Pause")).toBeVisible();
}

export const pass = (page: Page, seconds: number) => page.clock.runFor(1000 * seconds);

/** Time goes on by itself again, as what is loaded needs it. */
export const letTimeFlow = (page: Page) => page.clock.resume();

/** As a tab does that was frozen: what became due is called once, late. */
export const sleep = (page: Page, seconds: number) => page.clock.fastForward(1000 * seconds);

export const expectElapsed = (page: Page, elapsed: string) =>
  expect(page.getByRole("timer", { name: "Elapsed time" })).toHaveText(elapsed);

type Finished = { itemId: string; kind: string; outcome: string; seconds: number; score: number | null };

/** What the server knows of, oldest first. */
export async function finished(page: Page, userId: string): Promise<string[]> {
  const reply = await page.request.get(`/api/users/${userId}/wellness-sessions`);
  const sessions: Finished[] = await reply.json();
  return sessions.map(({ itemId, outcome, seconds, score }) => `${itemId} ${outcome} ${seconds} ${score}`);
}

export const expectFinished = (page: Page, userId: string, sessions: string[]) =>
  expect.poll(() => finished(page, userId)).toEqual(sessions);

export async function answer(page: Page, option: string) {
  await button(page, option).click();
  await pass(page, 2);
}

/** What moves and does not come to an end by itself. */
export const endlessAnimations = () =>
  document.getAnimations().filter((each) => each.effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
    .length;
