/** The baseline quiz from the activities to its stored recommendations, by keyboard. Its components are tested beside them. */

import type { Page } from "@playwright/test";
import { openDatabase } from "../server/database/open.ts";
import { expect, test } from "./fixtures.ts";
import { beSomebody } from "./people.ts";
import { count, emotion, mainButton, question, tabTo } from "./quiz-people.ts";

const recommendations = async (page: Page, id: string): Promise<Record<string, unknown>[]> =>
  (await page.request.get(`/api/users/${id}/recommendations`)).json();

/** What the server has of the answers, which no call lists. */
async function storedResponses(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const rows = await db.selectFrom("quiz_responses").selectAll().orderBy("timestamp").execute();
  await close();
  return rows;
}

test("the keyboard alone leads from the activities to great emotional awareness", async ({
  page,
  dataDir,
}) => {
  const id = await beSomebody(page, "Quiet Orbit");
  await page.goto("/wellness-games");
  await expect(page.getByRole("heading", { name: "AI Activities" })).toBeVisible();
  await tabTo(page, "Begin Assessment");
  await page.keyboard.press("Enter");
  await expect(question(page)).toBeVisible();

  // Joy is the first of the wheel; frustration the sixth, anxiety the eighth.
  for (const [index, steps] of [0, 5, 7, 0, 7, 7].entries()) {
    await count(page, index + 1);
    await expect(mainButton(page)).toBeDisabled();
    if (index > 0) await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
    while (!(await emotion(page, "Joy").evaluate((radio) => radio === document.activeElement)))
      await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    for (let step = 0; step < steps; step++) await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("slider", { name: "Intensity" })).toHaveValue("3");
    await page.keyboard.press("Enter");
  }

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

test("a page begins at its top, however far down the one before was, and back leads to where it was left", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await beSomebody(page, "Quiet Orbit");
  await page.goto("/wellness-games");
  const exercises = page.getByRole("link", { name: /Mindful Moments/ });
  const scrolled = () => page.evaluate(() => scrollY);
  // The second time its code is there, so that no shorter page stands between.
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
