/** What the exercises show in a small window, and to a person who asks for less motion. */

import { page } from "vitest/browser";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import {
  button,
  passSeconds,
  signIn,
  start,
  storeSessions,
} from "../../../testing/browser/exercise-steps.ts";
import { showEffects } from "../../../testing/browser/media.ts";

const exercise = (id: string) => `/mindful-moments?exercise=${id}`;

test("what begins is in sight on a phone that lies on its side", async ({ calls, openPage }) => {
  const user = signIn(calls);
  const top = () => page.getByRole("region", { name: "Session" }).element().getBoundingClientRect().top;
  await page.viewport(740, 360);
  const breathing = await openPage(exercise("breathing"), user);
  await button(/^Star Breathing/).click();
  await expect.element(button("Start")).toBeVisible();
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.element(button("Start")).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByRole("timer")).toBeInViewport({ ratio: 1 });
  await breathing.unmount();
  await openPage(exercise("stellar-focus-conditioner"), user);
  await start();
  await expect.poll(top).toBeGreaterThanOrEqual(0);
});

test("breathing keeps still for a person who asks for less motion", async ({ calls, openPage }) => {
  storeSessions(calls);
  showEffects();
  await openPage(exercise("breathing"), signIn(calls));
  await button(/^Star Breathing/).click();
  await start();
  await passSeconds(3);
  const endless = document
    .getAnimations()
    .filter((each) => each.effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
  expect(endless).toEqual([]);
});
