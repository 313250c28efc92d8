/** The baseline quiz from the activities to its recommendations: by keyboard, by clicks, and through what goes wrong. */

import type { Page } from "@playwright/test";
import { openDatabase } from "../server/database/open.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoOverflow, expectNothingSerious, looks } from "./looks.ts";
import { beSomebody } from "./people.ts";
import { answer, count, emotion, mainButton, question, quizPath, tabTo, typeEmotion } from "./quiz-people.ts";

const isGone = /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to fetch/;

const recommendations = async (page: Page, id: string): Promise<Record<string, unknown>[]> =>
  (await page.request.get(`/api/users/${id}/recommendations`)).json();

/** What the server has of the answers, which no call lists. */
async function storedResponses(dataDir: string) {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
  const rows = await db.selectFrom("quiz_responses").selectAll().orderBy("timestamp").execute();
  await close();
  return rows;
}

test("the keyboard alone leads from the activities to great emotional awareness", async ({ page }) => {
  const id = await beSomebody(page, "Quiet Orbit");
  await page.goto("/wellness-games");
  await expect(page.getByRole("heading", { name: "AI Activities" })).toBeVisible();
  for (const words of ["Easy", "< 10s per question", "Start Here"])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByText(/less than 5 minutes/)).toBeVisible();
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
  await expect(page.getByText("Personalized for you")).toHaveCount(3);
  for (const reason of ["skill building", "pattern mastery", "mindful exploration"])
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
  await expect.poll(() => recommendations(page, id)).toHaveLength(3);
  expect((await recommendations(page, id)).map((one) => [one.contentId, one.difficultyLevel])).toEqual([
    ["emotion-memory-match", "easy"],
    ["trigger-pattern-puzzle", "easy"],
    ["mindfulness-maze", "easy"],
  ]);
  await page.getByRole("link", { name: /Emotion Memory Match/ }).click();
  await expect(page.getByRole("heading", { name: "Coming Soon" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Great Emotional Awareness!" })).toBeVisible();
  await page.getByRole("button", { name: "Take Again" }).click();
  await count(page, 1);
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
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

test("words of one's own lead to emotional regulation, and are stored as they are meant", async ({
  page,
  dataDir,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await beSomebody(page, "Quiet Orbit");
  await page.goto(quizPath);

  await page.getByRole("button", { name: "Type Your Own Emotion" }).click();
  await page.getByLabel("Your own emotion").fill("   ");
  await expect(page.getByRole("button", { name: "Use" })).toBeDisabled();
  await page.keyboard.press("Enter");
  await expect(mainButton(page)).toBeDisabled();
  await page.getByRole("button", { name: "Cancel" }).click();

  // A device would cut what is pasted; a person sees why.
  await page.getByRole("button", { name: "Type Your Own Emotion" }).click();
  await page.getByLabel("Your own emotion").focus();
  await page.keyboard.insertText("so very ".repeat(1_250));
  await expect(page.getByText("An emotion can have up to 60 characters.")).toBeVisible();
  await expect(page.getByLabel("Your own emotion")).toHaveValue(/^.{60}$/);
  await page.getByLabel("Your own emotion").fill("  Pissed Off ");
  await page.keyboard.press("Enter");
  await expect(page.getByText("pissed off", { exact: true })).toBeVisible();
  await page.getByRole("slider", { name: "Intensity" }).fill("5");
  await mainButton(page).dblclick();
  await count(page, 2);
  await typeEmotion(page, "<img src=x onerror=alert(1)>");
  await mainButton(page).click();
  for (const name of ["Fear", "Love", "Anger"]) await answer(page, name);
  await emotion(page, "Surprise").check();
  await page.getByRole("button", { name: "Complete Quiz" }).click();

  await expect(page.getByRole("heading", { name: "Emotional Regulation Recommended" })).toBeVisible();
  for (const [term, value] of [
    ["Scenarios", "6"],
    ["Total time", /^\d+\.\d s$/],
    ["Average response", /^\d+\.\d s$/],
  ] as const)
    await expect(page.locator("dt", { hasText: term }).locator("+ dd")).toHaveText(value);
  await page.getByRole("button", { name: "Share Results" }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Emotional Regulation Recommended 6 scenarios in /,
  );

  await expect.poll(() => recommendations(page, id)).toHaveLength(3);
  const rows = await storedResponses(dataDir);
  expect(rows.map((row) => [row.scenarioId, row.userEmotion, row.userIntensity, row.contrastType])).toEqual([
    ["work_1", "pissed off", 5, "hard"],
    ["relationship_1", "<img src=x onerror=alert(1)>", 3, "hard"],
    ["health_1", "fear", 3, "soft"],
    ["family_1", "love", 3, "soft"],
    ["social_1", "anger", 3, "soft"],
    ["work_2", "surprise", 3, "soft"],
  ]);
  await page.getByRole("link", { name: "Explore Games" }).click();
  await page.getByRole("link", { name: "Begin Assessment" }).click();
  await count(page, 1);
});

test("answers that do not arrive are silent, and all six arrive once when the server is back", async ({
  page,
  server,
  dataDir,
  faults,
}) => {
  faults.allow(isGone);
  const id = await beSomebody(page, "Quiet Orbit");
  await page.goto(quizPath);
  await answer(page, "Joy");
  await server.kill();
  await answer(page, "Frustration");
  await answer(page, "Anxiety");
  await count(page, 4);
  await expect(page.getByRole("region", { name: "Notification" })).toBeHidden();
  await server.start();
  for (const name of ["Joy", "Anxiety", "Anxiety"]) await answer(page, name);
  await expect(page.getByRole("heading", { name: "Great Emotional Awareness!" })).toBeVisible();
  await expect.poll(() => recommendations(page, id)).toHaveLength(3);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Great Emotional Awareness!" })).toBeVisible();
  const rows = await storedResponses(dataDir);
  expect(rows.map(({ scenarioId }) => scenarioId).sort()).toEqual([
    ...["family_1", "health_1", "relationship_1", "social_1", "work_1", "work_2"],
  ]);
  expect(new Set(rows.map(({ runId }) => runId)).size).toBe(1);
  expect(await recommendations(page, id)).toHaveLength(3);
});

test("what a server that never came back missed is sent at the next visit", async ({
  page,
  server,
  dataDir,
  faults,
}) => {
  faults.allow(isGone);
  await beSomebody(page, "Quiet Orbit");
  await page.goto(quizPath);
  await expect(question(page)).toBeVisible();
  await server.kill();
  await answer(page, "Joy");
  await count(page, 2);
  await server.start();
  await page.goto("/wellness-games");
  await expect(page.getByText("It goes on at scenario 2 of 6, where you left it.")).toBeVisible();
  await expect.poll(async () => (await storedResponses(dataDir)).length).toBe(1);
});

test("a reload and the back button in the middle lose nothing and count nothing twice", async ({
  page,
  dataDir,
}) => {
  await beSomebody(page, "Quiet Orbit");
  await page.goto("/wellness-games");
  await page.getByRole("link", { name: "Begin Assessment" }).click();
  await answer(page, "Joy");
  await count(page, 2);
  await emotion(page, "Fear").check();
  await page.getByRole("slider", { name: "Intensity" }).fill("4");
  await page.reload();
  await count(page, 2);
  await expect(emotion(page, "Fear")).toBeChecked();
  await expect(page.getByRole("slider", { name: "Intensity" })).toHaveValue("4");
  await mainButton(page).click();
  await count(page, 3);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "AI Activities" })).toBeVisible();
  await page.goForward();
  await count(page, 3);
  await page.getByRole("link", { name: "Back to activities" }).click();
  await page.getByRole("link", { name: "Begin Assessment" }).click();
  await count(page, 3);
  await expect.poll(async () => (await storedResponses(dataDir)).length).toBe(2);
});

test("where colours are forced, lines show what is chosen and how far one has come", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await beSomebody(page, "Quiet Orbit");
  await page.goto(quizPath);
  await emotion(page, "Love").check();
  const border = (name: string) =>
    page.locator("label", { has: emotion(page, name) }).evaluate((chip) => getComputedStyle(chip).border);
  expect(await border("Love")).not.toBe(await border("Joy"));
  const fill = (selector: string) =>
    page.locator(selector).evaluate((part) => getComputedStyle(part).backgroundColor);
  expect(await fill("[role=progressbar] > *")).not.toBe(await fill("[role=progressbar]"));
  await expect(mainButton(page)).toHaveCSS("border-top-style", "solid");
});

test("games that are not built say so, and others are not found", async ({ page }) => {
  await beSomebody(page, "Quiet Orbit");
  await page.goto("/wellness-games/emotional-labyrinth");
  await expect(page.getByRole("heading", { name: "Coming Soon" })).toBeVisible();
  await expect(page.getByText(/finish the baseline quiz first/)).toBeVisible();
  await page.getByRole("link", { name: "Back to activities" }).click();
  await expect(page.getByRole("link", { name: /Mindful Moments/ })).toHaveAttribute(
    "href",
    "/mindful-moments",
  );
  await expect(page.getByRole("link", { name: /Maze Challenges/ })).toHaveAttribute(
    "href",
    "/maze-challenges",
  );
  for (const unknown of ["tarot", "__proto__", "%F0%9F%8C%8C"]) {
    await page.goto(`/wellness-games/${unknown}`);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  }
});

for (const { colorScheme, width, height } of looks)
  test(`the activities and the quiz are fit for everybody in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await beSomebody(page, "Quiet Orbit");
    const screens = [
      async () => {
        await page.goto("/wellness-games");
        await expect(page.getByRole("link", { name: "Begin Assessment" })).toBeVisible();
      },
      async () => {
        await page.goto(quizPath);
        await emotion(page, "Curiosity").check();
        await page.getByRole("button", { name: "Type Your Own Emotion" }).click();
      },
      async () => {
        await page.getByRole("button", { name: "Cancel" }).click();
        for (const name of ["Joy", "Joy", "Joy", "Joy", "Joy"]) await answer(page, name);
        await typeEmotion(page, "x".repeat(60));
      },
      async () => {
        await page.getByRole("button", { name: "Complete Quiz" }).click();
        await expect(page.getByRole("button", { name: "Take Again" })).toBeVisible();
      },
      async () => {
        await page.goto("/wellness-games/mindfulness-maze");
        await expect(page.getByRole("heading", { name: "Coming Soon" })).toBeVisible();
      },
    ];
    for (const open of screens) {
      await page.setViewportSize({ width, height });
      await open();
      await expectNothingSerious(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page);
    }
  });
