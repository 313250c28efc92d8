/** Every screen of the mindful exercises: what a small screen shows, and what axe finds in both themes. */

import { page } from "vitest/browser";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import {
  button,
  passSeconds,
  signIn,
  sleepSeconds,
  start,
  stopClock,
  storeSessions,
  title,
} from "../../../testing/browser/exercise-steps.ts";
import { expectAccessible } from "../../../testing/browser/expect-accessible.ts";
import { expectNoOverflow, looks, setLook } from "../../../testing/browser/looks.ts";
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

for (const look of looks) {
  const check = async () => {
    await setLook(look);
    // The contrast of a colour that is still in transition is not the one to check.
    await expect.poll(() => document.getAnimations().length).toBe(0);
    await expectAccessible();
    await page.viewport(320, 640);
    expectNoOverflow();
  };

  test(`the list and the breathing are accessible and fit a small screen in the ${look.theme} theme, and keep still`, async ({
    calls,
    openPage,
  }) => {
    const user = signIn(calls);
    storeSessions(calls);
    showEffects();
    await setLook(look);
    const list = await openPage("/mindful-moments", user);
    await expect.element(page.getByText(/^Nothing here yet\./)).toBeVisible();
    await check();
    await list.unmount();
    await openPage(exercise("breathing"), user);
    await expect.element(title("Cosmic Breathing")).toBeVisible();
    await check();
    await button(/^Star Breathing/).click();
    await start();
    await passSeconds(3);
    const endless = document
      .getAnimations()
      .filter((each) => each.effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
    expect(endless).toEqual([]);
    await check();
    await sleepSeconds(200);
    await expect.element(page.getByText(/Breathing Master$/)).toBeVisible();
    await check();
  });

  test(`the other exercises are accessible and fit a small screen in the ${look.theme} theme`, async ({
    calls,
    openPage,
  }) => {
    const user = signIn(calls);
    storeSessions(calls);
    const open = async (id: string, name: string) => {
      const screen = await openPage(exercise(id), user);
      await expect.element(title(name)).toBeVisible();
      await stopClock();
      await button("Start").click();
      return screen;
    };
    await setLook(look);
    const triggers = await open("cosmic-trigger-resolution", "Cosmic Trigger Resolution");
    await check();
    await triggers.unmount();
    const focus = await open("stellar-focus-conditioner", "Stellar Focus Conditioner");
    for (const part of ["Follow", "Center", "Switch", "Count"]) {
      await expect.element(title(part)).toBeVisible();
      await check();
      await sleepSeconds(60);
    }
    await expect.element(title("Exercise Complete!")).toBeVisible();
    await check();
    await focus.unmount();
    await open("moonlight-reflection", "Moonlight Reflection");
    await check();
    await sleepSeconds(500);
    await expect.element(title("Exercise Complete!")).toBeVisible();
    await check();
  });
}
