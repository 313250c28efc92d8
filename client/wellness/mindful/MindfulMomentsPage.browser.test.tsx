import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import {
  button,
  resumeClock,
  signIn,
  sleepSeconds,
  start,
  storeSessions,
  title,
} from "../../../testing/browser/exercise-steps.ts";

test("an exercise that does not exist leads to the list with a toast", async ({
  calls,
  openPage,
  toasts,
}) => {
  storeSessions(calls);
  await openPage("/mindful-moments?exercise=levitation", signIn(calls));
  await expect.element(title("Mindful Moments")).toBeVisible();
  await expect.poll(() => toasts.texts).toEqual(["This exercise does not exist: Here are the ones that do."]);
  expect(location.pathname + location.search).toBe("/mindful-moments");
});

test("a full quota is announced once, and nothing is sent again", async ({ calls, openPage, toasts }) => {
  const sentence = "Your universe holds 20,000 finished exercises and mazes.";
  calls.reply(api.listWellnessSessions, 200, []);
  calls.reply(api.createWellnessSession, 409, refusal("practice-quota-reached", sentence, { max: 20_000 }));
  await openPage("/mindful-moments?exercise=gravity-grounding", signIn(calls));
  for (const expectedCalls of [1, 2]) {
    await start();
    await sleepSeconds(400);
    await expect.element(title("Exercise Complete!")).toBeVisible();
    await resumeClock();
    await expect.poll(() => calls.received(api.createWellnessSession).length).toBe(expectedCalls);
    await button("Do Again").click();
    await expect.element(button("Start")).toBeVisible();
  }
  await page.getByRole("link", { name: "All exercises" }).click();
  await expect.element(page.getByText(/^Nothing here yet\./)).toBeVisible();
  expect(calls.received(api.createWellnessSession)).toHaveLength(2);
  expect(toasts.texts).toEqual([`Not kept: ${sentence}`]);
});

test("the cards of exercises that sound alike say how they differ", async ({ calls, openPage }) => {
  storeSessions(calls);
  await openPage("/mindful-moments", signIn(calls));
  for (const [name, difference] of [
    ["Sensory Orbit Training", "You answer and choose here. Sensory Orbit only guides you."],
    ["Sensory Orbit", "You only follow here. Sensory Orbit Training asks something of you."],
    ["Solar Warmth", "You only follow here. Solar Warmth Journey asks something of you."],
  ] as const) {
    const card = page.getByRole("link").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect.element(card.getByText(difference)).toBeVisible();
  }
});
