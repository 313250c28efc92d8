import { page } from "vitest/browser";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { signIn } from "../../testing/browser/exercise-steps.ts";
import { expectAccessible } from "../../testing/browser/expect-accessible.ts";
import { expectNoOverflow, looks, setLook } from "../../testing/browser/looks.ts";
import {
  answer,
  emotion,
  mainButton,
  quizPath,
  storeResponses,
  typeEmotion,
} from "../../testing/browser/quiz-steps.ts";

const heading = (name: string) => page.getByRole("heading", { name });
const link = (name: string | RegExp) => page.getByRole("link", { name });

test("the activities say what the quiz takes, and lead to the exercises and the mazes", async ({
  calls,
  openPage,
}) => {
  await openPage("/wellness-games", signIn(calls));
  for (const words of ["Easy", "< 10s per question", "Start Here"])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expect.element(page.getByText(/less than 5 minutes/)).toBeVisible();
  await expect.element(link(/Mindful Moments/)).toHaveAttribute("href", "/mindful-moments");
  await expect.element(link(/Maze Challenges/)).toHaveAttribute("href", "/maze-challenges");
});

for (const unknown of ["tarot", "__proto__", "%F0%9F%8C%8C"])
  test(`the game ${unknown} does not exist`, async ({ calls, openPage }) => {
    await openPage(`/wellness-games/${unknown}`, signIn(calls));
    await expect.element(heading("404 Page Not Found")).toBeVisible();
  });

for (const look of looks)
  test(`the activities and the quiz are accessible and fit a small screen in the ${look.theme} theme`, async ({
    calls,
    openPage,
  }) => {
    const user = signIn(calls);
    storeResponses(calls);
    const check = async () => {
      await setLook(look);
      await expectAccessible();
      await page.viewport(320, 640);
      expectNoOverflow();
    };
    await setLook(look);
    const activities = await openPage("/wellness-games", user);
    await expect.element(link("Begin Assessment")).toBeVisible();
    await check();
    await activities.unmount();

    await openPage(quizPath, user);
    await emotion("Curiosity").click();
    await page.getByRole("button", { name: "Type Your Own Emotion" }).click();
    await check();
    await page.getByRole("button", { name: "Cancel" }).click();
    for (let count = 0; count < 5; count++) await answer("Joy");
    await typeEmotion("x".repeat(60));
    await expect.element(mainButton).toHaveTextContent("Complete Quiz");
    await check();
    await mainButton.click();
    await expect.element(page.getByRole("button", { name: "Take Again" })).toBeVisible();
    await check();
  });
