/** The end of an exercise: what the person did, one breath, and the way back to the sky. */

import { page } from "vitest/browser";
import { expect, test } from "../../../../testing/browser/browser-test.tsx";
import {
  button,
  passSeconds,
  resumeClock,
  signIn,
  sleepSeconds,
  start,
  storeSessions,
  title,
} from "../../../../testing/browser/exercise-steps.ts";
import { emulateMedia, showEffects } from "../../../../testing/browser/media.ts";

/** Animations of the breath, which the test ends instead of waiting for nine seconds. */
const movements = () =>
  document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) >= 4_000);

/** Holds the breath that goes in until the test has looked at it, however busy the machine is. */
const holdMovement = () => {
  for (const movement of movements()) movement.pause();
};

const finishMovement = () => {
  for (const movement of movements()) movement.finish();
};

const status = (text: string) => page.getByRole("status").filter({ hasText: text });

test("one breath goes in and out once, and may be taken again or left out", async ({ calls, openPage }) => {
  storeSessions(calls);
  showEffects();
  await emulateMedia({ "prefers-reduced-motion": "no-preference" });
  await openPage("/mindful-moments?exercise=gravity-grounding", signIn(calls));
  await start();
  await passSeconds(30);
  await sleepSeconds(300);
  await expect.element(title("Exercise Complete!")).toHaveFocus();
  await resumeClock();
  await expect
    .element(page.getByText("You followed all 6 steps and took 3 minutes and 30 seconds for yourself."))
    .toBeVisible();
  await expect.element(page.getByText("One slow breath before you go?")).toBeVisible();
  expect(movements()).toEqual([]);
  for (const breath of [1, 2]) {
    await button("Breathe").click();
    await expect.element(status("Breathe in"), { message: `breath ${breath}` }).toBeInTheDocument();
    holdMovement();
    // Six petals and a halo move, and the pace is an animation, too.
    expect(movements()).toHaveLength(8);
    await expect.element(button("Do Again")).toBeEnabled();
    await expect.element(page.getByRole("link", { name: "Back to your sky" })).toHaveAttribute("href", "/");
    finishMovement();
    await expect.element(status("Breathe out")).toBeInTheDocument();
    finishMovement();
    await expect.element(page.getByText("Thank you for taking this time.")).toBeVisible();
    await expect.poll(movements).toEqual([]);
  }
});

test("with reduced motion only the words of the breath change", async ({ calls, openPage }) => {
  storeSessions(calls);
  await openPage("/mindful-moments?exercise=moonlight-reflection", signIn(calls));
  await start();
  await sleepSeconds(600);
  await expect.element(title("Exercise Complete!")).toBeVisible();
  await button("Breathe").click();
  await expect.element(status("Breathe in")).toBeInTheDocument();
  // Only the pace is left, which moves nothing.
  const keyframes = movements().map(({ effect }) => (effect as KeyframeEffect).getKeyframes());
  expect(keyframes).toEqual([[]]);
  finishMovement();
  await expect.element(status("Breathe out")).toBeInTheDocument();
});

test("an exercise whose time was up says what was answered", async ({ calls, openPage }) => {
  storeSessions(calls);
  await openPage("/mindful-moments?exercise=solar-warmth-journey", signIn(calls));
  await start();
  await passSeconds(1);
  await button("In a meadow, wet with dew").click();
  await sleepSeconds(500);
  await expect.element(title("Exercise Complete!")).toBeVisible();
  await expect.element(page.getByText("You visited 1 of 4 places in the sun in 7 minutes.")).toBeVisible();
  await expect.element(page.getByText(/^The time was up before the last question/)).toBeVisible();
  await expect.element(page.getByText("First LightIn a meadow, wet with dew")).toBeVisible();
});
