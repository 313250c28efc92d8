/** The baseline quiz from the activities to what the real app stores and recommends. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { answer } from "../../../testing/browser/quiz-steps.ts";
import { expect, test } from "../../../testing/browser/real-app-test.tsx";

const great = page.getByRole("heading", { name: "Great Emotional Awareness!" });
const responses =
  'select "scenarioId", "userEmotion", "userIntensity", "contrastType" from quiz_responses order by timestamp';

test("a completed quiz is stored once, and the app recommends three games for its answers", async ({
  realApp,
  open,
  openAfresh,
}) => {
  const { id } = await realApp.signUp();
  const recommended = async (): Promise<Record<string, unknown>[]> =>
    (await realApp.device.call(api.listRecommendations, { params: { id } })).body;
  await open("/wellness-games");
  await page.getByRole("link", { name: "Begin Assessment" }).click();
  for (const name of ["Joy", "Frustration", "Anxiety", "Joy", "Anxiety", "Anxiety"]) await answer(name);

  await expect.element(great).toHaveFocus();
  await expect.poll(recommended).toHaveLength(3);
  expect((await recommended()).map((one) => [one.contentId, one.difficultyLevel])).toEqual([
    ["emotion-memory-match", "easy"],
    ["trigger-pattern-puzzle", "easy"],
    ["mindfulness-maze", "easy"],
  ]);
  const stored = [
    ["work_1", "joy", 3, "match"],
    ["relationship_1", "frustration", 3, "match"],
    ["health_1", "anxiety", 3, "match"],
    ["family_1", "joy", 3, "match"],
    ["social_1", "anxiety", 3, "match"],
    ["work_2", "anxiety", 3, "match"],
  ];
  expect((await realApp.rows(responses)).map(Object.values)).toEqual(stored);
  expect(await realApp.rows('select distinct "runId" from quiz_responses')).toHaveLength(1);

  await openAfresh(location.pathname);
  await expect.element(great).toBeVisible();
  expect(await realApp.rows(responses)).toHaveLength(6);
});
