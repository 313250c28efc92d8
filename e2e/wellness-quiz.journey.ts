/** The baseline quiz from the activities to its stored recommendations. Its components are tested beside them. */

import type { Page } from "@playwright/test";
import { openDatabase } from "../server/database/open.ts";
import { signUp } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { answer } from "./quiz-actions.ts";

const recommendations = async (page: Page, id: string): Promise<Record<string, unknown>[]> =>
  (await page.request.get(`/api/users/${id}/recommendations`)).json();

/** The stored answers, which no call lists. */
async function storedResponses(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const rows = await db.selectFrom("quiz_responses").selectAll().orderBy("timestamp").execute();
  await close();
  return rows;
}

test("a completed quiz is stored once, and the server recommends three games for its answers", async ({
  page,
  dataDir,
}) => {
  const id = await signUp(page, "Quiet Orbit");
  await page.goto("/wellness-games");
  await expect(page.getByRole("heading", { name: "AI Activities" })).toBeVisible();
  await page.getByRole("link", { name: "Begin Assessment" }).click();
  for (const name of ["Joy", "Frustration", "Anxiety", "Joy", "Anxiety", "Anxiety"]) await answer(page, name);

  await expect(page.getByRole("heading", { name: "Great Emotional Awareness!" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Baseline Assessment Complete!" })).toBeVisible();
  await expect.poll(() => recommendations(page, id)).toHaveLength(3);
  expect((await recommendations(page, id)).map((one) => [one.contentId, one.difficultyLevel])).toEqual([
    ["emotion-memory-match", "easy"],
    ["trigger-pattern-puzzle", "easy"],
    ["mindfulness-maze", "easy"],
  ]);
  const rows = await storedResponses(dataDir);
  expect(rows.map((row) => [row.scenarioId, row.userEmotion, row.userIntensity, row.contrastType])).toEqual([
    ["work_1", "joy", 3, "match"],
    ["relationship_1", "frustration", 3, "match"],
    ["health_1", "anxiety", 3, "match"],
    ["family_1", "joy", 3, "match"],
    ["social_1", "anxiety", 3, "match"],
    ["work_2", "anxiety", 3, "match"],
  ]);
  expect(new Set(rows.map(({ runId }) => runId)).size).toBe(1);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Great Emotional Awareness!" })).toBeVisible();
  expect(await storedResponses(dataDir)).toHaveLength(6);
});

test("a page opens at its top, and going back restores the scroll position", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await signUp(page, "Quiet Orbit");
  await page.goto("/wellness-games");
  const exercises = page.getByRole("link", { name: /Mindful Moments/ });
  const scrolled = () => page.evaluate(() => scrollY);
  // The second time its code is loaded already, so that no shorter page is shown before it.
  for (const _ of ["first", "second"]) {
    await exercises.scrollIntoViewIfNeeded();
    const left = await scrolled();
    expect(left).toBeGreaterThan(0);
    await exercises.click();
    await expect(page.getByRole("heading", { name: "Your practice" })).toBeAttached();
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await expect(exercises).toBeVisible();
    await expect.poll(scrolled).toBe(left);
  }
});
