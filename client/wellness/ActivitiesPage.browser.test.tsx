import { page } from "vitest/browser";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { signIn } from "../../testing/browser/exercise-steps.ts";

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
