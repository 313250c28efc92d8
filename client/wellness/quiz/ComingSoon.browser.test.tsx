import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import { signIn } from "../../../testing/browser/exercise-steps.ts";
import { makeRecommendation } from "../../../testing/browser/make-replies.ts";
import { answer, quizPath } from "../../../testing/browser/quiz-steps.ts";

const maze = "/wellness-games/mindfulness-maze";
const quizFirst = page.getByText(/finish the baseline quiz first/);
const link = (name: string | RegExp) => page.getByRole("link", { name });

test("before the quiz, a game that is not built yet leads back to the activities", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.listRecommendations, 200, []);
  await openPage(maze, signIn(calls));
  await expect.element(quizFirst).toBeVisible();
  await link("Back to activities").click();
  await expect.element(link("Begin Assessment")).toBeVisible();
});

test("after the quiz, it offers the exercise that fits the latest reason", async ({ calls, openPage }) => {
  calls.reply(api.listRecommendations, 200, [
    makeRecommendation("mindfulness-maze", "mindful_exploration"),
    makeRecommendation("mindfulness-maze", "grounding"),
  ]);
  await openPage(maze, signIn(calls));
  await expect.element(page.getByText(/will be about grounding/)).toBeVisible();
  expect(quizFirst.elements()).toEqual([]);
  await expect.element(link("Back to activities")).toHaveAttribute("href", "/wellness-games");
  await link(/Gravity Grounding/).click();
  await expect.element(page.getByRole("heading", { name: "Gravity Grounding" })).toBeVisible();
});

test("a quiz that ended on this device counts, though the server has not got its answers", async ({
  calls,
  openPage,
}) => {
  const user = signIn(calls);
  calls.disconnect(api.createQuizResponse, api.listRecommendations);
  const quiz = await openPage(quizPath, user);
  for (let count = 0; count < 6; count++) await answer("Anxiety");
  await expect.element(page.getByRole("heading", { name: "Emotional Regulation Recommended" })).toBeVisible();
  await quiz.unmount();
  // Another tab of the browser has a session storage of its own.
  sessionStorage.clear();
  const game = await openPage("/wellness-games/mood-maze-solver", user);
  await expect.element(page.getByText(/will be about emotional navigation/)).toBeVisible();
  await expect.element(link(/Cosmic Breathing/)).toBeVisible();
  await game.unmount();
});

test("until the server replies, a placeholder is shown, and after a failure a way to try again", async ({
  calls,
  openPage,
}) => {
  calls.disconnect(api.listRecommendations);
  const arrive = calls.hold(api.listRecommendations);
  await openPage(maze, signIn(calls));
  await expect.element(page.getByRole("status", { name: "Loading" })).toBeVisible();
  arrive();
  await expect
    .element(page.getByText("Your quiz cannot be looked up right now. Nothing is lost."))
    .toBeVisible();
  expect(quizFirst.elements()).toEqual([]);
  calls.reply(api.listRecommendations, 200, [makeRecommendation("mindfulness-maze", "mindful_exploration")]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(link(/Sensory Orbit/)).toBeVisible();
});
