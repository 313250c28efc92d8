import { page } from "vitest/browser";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import {
  answer,
  button,
  expectElapsed,
  passSeconds,
  resumeClock,
  signIn,
  start,
  storeSessions,
  title,
} from "../../../testing/browser/exercise-steps.ts";

test("a session that is left waits paused where it was, on the way back, in the list and in a new page", async ({
  calls,
  openPage,
}) => {
  const user = signIn(calls);
  const stored = storeSessions(calls);
  const screen = await openPage("/mindful-moments", user);
  const card = page.getByRole("link", { name: /^Sensory Orbit Training/ });
  await card.click();
  await start();
  await passSeconds(5);
  await answer("The ground under my feet");
  history.back();
  await expect.element(title("Mindful Moments")).toBeVisible();
  await resumeClock();
  await expect.element(card).toMatchTextContent(/Paused at 0:07/);
  await expect.element(card).toHaveFocus();
  history.forward();
  await expectElapsed("0:07");
  await expect.element(button("My own breathing")).toBeDisabled();
  await start();
  await passSeconds(3);
  await resumeClock();
  await screen.unmount();
  await openPage("/mindful-moments?exercise=sensory-orbit-training", user);
  await expect.element(button("Start")).toBeVisible();
  await expect.element(page.getByText(/^Listen for a breath or two/)).toBeVisible();
  await expect.element(page.getByRole("timer")).toMatchTextContent(/^0:1\d$/);
  await button("Reset").click();
  await expectElapsed("0:00");
  await page.getByRole("link", { name: "All exercises" }).click();
  await expect.element(title("Mindful Moments")).toBeVisible();
  expect(page.getByText(/^Paused at/).elements()).toEqual([]);
  expect(stored).toEqual([]);
});
