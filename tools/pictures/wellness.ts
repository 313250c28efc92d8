/** The screens of the wellness area, for the signed-in person. */

import type { Page } from "@playwright/test";
import { answer, emotion, quizPath } from "../../e2e/quiz-actions.ts";
import { type Screen, visit } from "./screen.ts";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

/** Screens in their order, because some start from the previous one. */
export const wellnessScreens: Screen[] = [
  { name: "activities", open: (page) => visit(page, "/wellness-games") },
  { name: "quiz", open: beginQuiz },
  { name: "quiz-result", open: completeQuiz },
  { name: "coming-soon", open: (page) => visit(page, "/wellness-games/mindfulness-maze") },
  { name: "mindful-moments", open: (page) => visit(page, "/mindful-moments") },
  { name: "breathing-techniques", open: (page) => visit(page, "/mindful-moments?exercise=breathing") },
  { name: "breathing", open: breathe },
  { name: "sensory", open: (page) => begin(page, "sensory-orbit-training") },
  { name: "exercise-complete", open: completeSensory },
  { name: "focus", open: (page) => begin(page, "stellar-focus-conditioner") },
  { name: "trigger", open: respondOnce },
  { name: "visualization", open: (page) => begin(page, "solar-warmth-journey") },
  { name: "guided", open: (page) => begin(page, "moonlight-reflection") },
  { name: "maze-challenges", open: (page) => visit(page, "/maze-challenges") },
  { name: "cosmic-pathfinder", open: (page) => visit(page, "/maze-challenges?maze=cosmic-pathfinder") },
  { name: "patience-trial", open: (page) => visit(page, "/maze-challenges?maze=patience-trial") },
];

async function beginQuiz(page: Page) {
  await visit(page, quizPath);
  await emotion(page, "Joy").check();
}

async function completeQuiz(page: Page) {
  for (const name of ["Joy", "Frustration", "Anxiety", "Love", "Curiosity", "Anxiety"])
    await answer(page, name);
  await page.getByRole("heading", { name: "Baseline Assessment Complete!" }).waitFor();
}

async function breathe(page: Page) {
  await press(page, /Box Breathing/);
  // Presses within 400 ms of another count as a double tap.
  await page.waitForTimeout(500);
  await press(page, "Start");
}

/** Shows the meaning of the first response above the second moment. */
async function respondOnce(page: Page) {
  await begin(page, "cosmic-trigger-resolution");
  // The next press comes later than a double tap.
  await page.getByText("0:01", { exact: true }).waitFor();
  await press(page, /^Let it pass/);
  await page.getByRole("heading", { name: /^Moment 2/ }).waitFor();
}

async function begin(page: Page, id: string) {
  await visit(page, `/mindful-moments?exercise=${id}`);
  await press(page, "Start");
}

/** Answers every question of the sensory exercise that has begun. */
async function completeSensory(page: Page) {
  const title = page.getByRole("heading", { name: "Exercise Complete!" });
  while (!(await title.isVisible())) {
    // Two answers within 400 ms count as a double tap.
    await page.waitForTimeout(500);
    await page.getByRole("list").getByRole("button").first().click();
  }
}
