import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import {
  answer,
  button,
  expectElapsed,
  passSeconds,
  resumeClock,
  signIn,
  sleepSeconds,
  start,
  storeSessions,
  summaries,
  title,
} from "../../../testing/browser/exercise-steps.ts";

const earlierSession = {
  id: "earlier",
  userId: "user-1",
  kind: "exercise",
  itemId: "sensory-orbit-training",
  outcome: "completed",
  seconds: 11,
  score: null,
  at: "2026-03-13T12:00:00.000Z",
} as const;

test("the trigger training adds up points, takes a double tap as one answer and is stored once", async ({
  calls,
  openPage,
}) => {
  const stored = storeSessions(calls);
  await openPage("/mindful-moments?exercise=cosmic-trigger-resolution", signIn(calls));
  await expect.element(page.getByText(/a self-reflection, not a test of health/)).toBeVisible();
  await start();
  await passSeconds(3);
  await expect.element(page.getByText("Score 0")).toBeVisible();
  await button("Cut in and tell the room whose idea that is").dblClick();
  await expect.element(page.getByText("Score −10")).toBeVisible();
  await passSeconds(2);
  await answer("Feel the sting, do something kind for myself, and ask again in a few days");
  await expect.element(page.getByText("Score 5")).toBeVisible();
  await expect.element(title(/^Moment 3/)).toHaveFocus();
  await button("Turn it into an evening for something I have been missing").dblClick();
  await expect.element(title("Exercise Complete!")).toBeVisible();
  await expect.element(page.getByText("Score 15")).toBeVisible();
  await resumeClock();
  await expect.poll(() => summaries(stored)).toEqual(["cosmic-trigger-resolution completed 7 15"]);
});

test("each response is named after it was chosen, the last one at the end, and a low score is not red", async ({
  calls,
  openPage,
}) => {
  storeSessions(calls);
  await openPage("/mindful-moments?exercise=cosmic-trigger-resolution", signIn(calls));
  await start();
  await passSeconds(1);
  const response = page.getByRole("status", { name: "Your last response" });
  await expect.element(response).toBeEmptyDOMElement();
  await answer("Cut in and tell the room whose idea that is");
  await expect.element(response).toMatchTextContent(/Aggressive: defending what is yours/);
  await expect.element(response).toMatchTextContent(/people often hear the anger first/);
  await expect.element(title(/^Moment 2/)).toHaveFocus();
  const score = page.getByText("Score −10");
  const quiet = getComputedStyle(page.getByText(/A low score is not a bad one/).element()).color;
  expect(getComputedStyle(score.element()).color).toBe(quiet);
  await answer("Write “never mind, it was nothing”, though it was something");
  await expect.element(response).toMatchTextContent(/Passive: keeping the peace/);
  await expect.element(response).not.toMatchTextContent(/Aggressive/);
  await answer("Type out how annoyed I am and press send");
  await expect.element(title("Exercise Complete!")).toBeVisible();
  const meanings = page
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);
  expect(meanings).toEqual([
    expect.stringContaining("Aggressive: defending what is yours"),
    expect.stringContaining("Passive: keeping the peace"),
    expect.stringContaining("Reactive: straight from the feeling"),
  ]);
  await expect.element(page.getByText("Score −20")).toBeVisible();
  await expect.element(page.getByText(/A low score is not a bad one/)).toBeVisible();
});

test("the focus follows each question, the end and a new start", async ({ calls, openPage }) => {
  storeSessions(calls);
  await openPage("/mindful-moments?exercise=cosmic-trigger-resolution", signIn(calls));
  await start();
  await expect.element(title(/^Moment 1/)).toHaveFocus();
  await sleepSeconds(400);
  await expect.element(title("Exercise Complete!")).toHaveFocus();
  await passSeconds(1);
  await button("Do Again").click();
  await expect.element(page.getByRole("region", { name: "Session" })).toHaveFocus();
});

test("a key that is held down is one press", async ({ calls, openPage }) => {
  storeSessions(calls);
  await openPage("/mindful-moments?exercise=cosmic-trigger-resolution", signIn(calls));
  await start();
  const press = (isRepeat: boolean) =>
    button("Pause")
      .element()
      .dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", repeat: isRepeat, bubbles: true, cancelable: true }),
      );
  expect([press(false), press(true)]).toEqual([true, false]);
  await passSeconds(1);
  await expectElapsed("0:01");
  await expect.element(button("Pause")).toBeVisible();
});

test("six senses are gone through, listed with what was chosen, and shown under Your practice", async ({
  calls,
  openPage,
}) => {
  const stored = storeSessions(calls);
  await openPage("/mindful-moments?exercise=sensory-orbit-training", signIn(calls));
  await start();
  await passSeconds(1);
  const senses = {
    Touch: "Air on my face or hands",
    Sound: "It is almost silent",
    Sight: "A colour",
    Smell: "Rain, earth or plants",
    Taste: "Nothing I can name",
    Inside: "It is calm",
  };
  for (const option of Object.values(senses)) await answer(option);
  await expect.element(title("Exercise Complete!")).toBeVisible();
  for (const [sense, option] of Object.entries(senses))
    await expect.element(page.getByText(`${sense}${option}`)).toBeVisible();
  await resumeClock();
  await expect.poll(() => summaries(stored)).toEqual(["sensory-orbit-training completed 11 null"]);
  await page.getByRole("link", { name: "Choose Another" }).click();
  await expect.poll(() => location.pathname + location.search).toBe("/mindful-moments");
  const practice = page.getByRole("region", { name: "Your practice" });
  await expect.element(practice.getByRole("listitem")).toMatchTextContent(/^Sensory Orbit Training/);
});

test("four scenes are gone through, and the newest exercise is the first under Your practice", async ({
  calls,
  openPage,
}) => {
  const stored = storeSessions(calls);
  calls.reply(api.listWellnessSessions, 200, [earlierSession]);
  await openPage("/mindful-moments", signIn(calls));
  await page.getByRole("link", { name: /^Solar Warmth Journey/ }).click();
  await start();
  await passSeconds(1);
  for (const option of ["In a meadow, wet with dew", "In my hands", "My tiredness", "A little courage"])
    await answer(option);
  await expect.element(title("Exercise Complete!")).toBeVisible();
  await resumeClock();
  await expect.poll(() => summaries(stored)).toEqual(["solar-warmth-journey completed 7 null"]);
  await page.getByRole("link", { name: "All exercises" }).click();
  const practice = page.getByRole("region", { name: "Your practice" });
  await expect.element(practice.getByRole("listitem").nth(1)).toMatchTextContent(/^Sensory Orbit Training/);
  await expect.element(practice.getByRole("listitem").first()).toMatchTextContent(/^Solar Warmth Journey/);
  await page.getByRole("link", { name: "Back to activities" }).click();
  await expect.poll(() => location.pathname).toBe("/wellness-games");
});
