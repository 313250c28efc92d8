import { expect, test, testWithOwnServer } from "./fixtures.ts";
import {
  accessUniverse,
  addStar,
  chooseEmotion,
  createUniverse,
  expectStars,
  launchUniverse,
  openAddMood,
  tapNewestStar,
  toast,
} from "./people.ts";
import { expectSkyIsDrawn } from "./webgl.ts";

testWithOwnServer.describe("with WebGL and motion", () => {
  testWithOwnServer.use({ webgl: true, contextOptions: { reducedMotion: "no-preference" } });

  testWithOwnServer(
    "a person makes a universe, adds a twin star, and both outlive a reload and a SIGKILL",
    async ({ page, server, faults }) => {
      // A poll may fall into the moment without a server.
      faults.allow(/ERR_CONNECTION_REFUSED/);
      await page.goto("/");
      await page.getByRole("link", { name: "Enter by universe name alone" }).click();
      await expect(page.getByRole("heading", { name: "MOOD UNIVERSE" })).toBeVisible();
      await expect(page.getByText("Create your personal universe")).toBeVisible();
      await launchUniverse(page, "Vega's Harbour");
      await expect(toast(page, "Universe Created!")).toBeVisible();
      await expect(toast(page, "Welcome to Vega's Harbour")).toBeVisible();
      await expectSkyIsDrawn(page);

      await openAddMood(page);
      await expect(page.getByText("Capture this moment in your universe")).toBeVisible();
      await chooseEmotion(page, "Joy");
      await page.getByRole("switch", { name: "Create Twin Star" }).click();
      await page
        .getByRole("radiogroup", { name: /base emotion/i })
        .getByRole("radio", { name: "Grief" })
        .check();
      await page
        .getByLabel(/note/i)
        .fill("The last evening of a summer that I will remember for a very long time");
      await page.getByRole("button", { name: "Create Star" }).click();
      await expect(toast(page, "Your mood has been added to your universe.")).toBeVisible();

      const seesTheStar = async () => {
        await expectStars(page, 1);
        await tapNewestStar(page);
        const tooltip = page.getByRole("tooltip");
        await expect(tooltip).toContainText("Joy");
        await expect(tooltip).toContainText("Love");
        await expect(tooltip).toContainText("Twin Star System");
        await expect(tooltip).toContainText("Grief");
        await expect(tooltip).toContainText("7/10");
        await expect(tooltip).toContainText("The last evening of a summer that I will remember ...");
        await page.keyboard.press("Escape");
        await expect(tooltip).toBeHidden();
      };
      await seesTheStar();

      await page.reload();
      await expectSkyIsDrawn(page);
      await seesTheStar();

      await server.kill();
      await server.start();
      await page.reload();
      await expectSkyIsDrawn(page);
      await seesTheStar();
    },
  );
});

test("after a star the cooldown counts down, and another tab knows it", async ({ page, context, faults }) => {
  // The other tab may ask before its next poll has told it.
  faults.allow(/status of 429 .*\/api\/mood-entries/);
  await createUniverse(page, "Waiting Room");
  await expect(page.getByText("Timer Ready")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/");
  await openAddMood(other);
  await chooseEmotion(other, "Hope");

  await addStar(page, "Relief");
  await expect(page.getByText("Timer Active")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Mood" })).toBeDisabled();
  await expect(page.getByLabel("star-cooldown")).toHaveText(/^0[45]:\d\d$/);

  await other.getByRole("button", { name: "Create Star" }).click();
  await expect(toast(other, "Cooldown Active")).toBeVisible();
  await expect(
    other.getByText(
      /^Please wait (5 more minutes before adding another mood entry|before creating another star)\.$/,
    ),
  ).toBeVisible();
  // The list's first answer has told it, and it comes before the session's; no poll tells it again.
  let asked = 0;
  await page.route("**/api/changes*", (route) => (asked++ === 0 ? route.fallback() : undefined));
  const told = page.waitForResponse("**/api/changes*");
  await page.route("**/api/auth/me", async (route) => {
    await told;
    await route.fallback();
  });
  await page.reload();
  await expectStars(page, 1);
  await expect(page.getByRole("button", { name: "Add Mood" })).toBeDisabled();
});

testWithOwnServer.describe("with a short cooldown", () => {
  testWithOwnServer.use({ environment: { COOLDOWN_SECONDS: "3" } });

  testWithOwnServer("Add Mood comes back when the countdown ends", async ({ page }) => {
    await createUniverse(page, "Quick Sky");
    await addStar(page, "Pride");
    await expect(page.getByRole("button", { name: "Add Mood" })).toBeDisabled();
    await expect(page.getByText("Timer Ready")).toBeVisible();
    await expect(page.getByLabel("star-cooldown")).toBeHidden();
    await addStar(page, "Fear");
    await expectStars(page, 2);
  });

  testWithOwnServer("a reply that is lost on the way makes no second star", async ({ page, faults }) => {
    faults.allow(/ERR_FAILED|Failed to fetch/);
    await createUniverse(page, "Echo");
    await openAddMood(page);
    await chooseEmotion(page, "Trust");
    let isLost = false;
    await page.route("**/api/mood-entries", async (route) => {
      if (isLost || route.request().method() !== "POST") return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: "Create Star" }).click();
    await expect(toast(page, "Failed to create your mood entry. Please try again.")).toBeVisible();

    // The star was made, and the next poll brings it.
    await expectStars(page, 1);
    await expect(page.getByText("Timer Ready")).toBeVisible();
    await openAddMood(page);
    await expect(page.getByRole("radio", { name: "Trust", exact: true })).toBeChecked();
    await page.getByRole("button", { name: "Create Star" }).click();
    await expect(toast(page, "Star Created")).toBeVisible();
    await page.reload();
    await expectStars(page, 1);
  });
});

test("a second browser gets in by the exact name, and by no other", async ({
  page,
  openSecondBrowser,
  faults,
}) => {
  faults.allow(/status of 404 .*\/by-universe\//);
  await createUniverse(page, "Orion's Kitchen");
  await addStar(page, "Gratitude");

  const second = await openSecondBrowser();
  await accessUniverse(second, "");
  await expect(toast(second, "Please enter your universe name")).toBeVisible();
  await accessUniverse(second, "orion's kitchen");
  await expect(toast(second, "Universe not found")).toBeVisible();
  await expect(toast(second, "Check your universe name or create a new one")).toBeVisible();
  await expect(second.getByLabel("Universe Name")).toHaveValue("orion's kitchen");

  await accessUniverse(second, "Orion's Kitchen");
  await expect(toast(second, "Welcome back!")).toBeVisible();
  await expect(toast(second, "Accessing Orion's Kitchen")).toBeVisible();
  await expect(second.getByRole("heading", { name: "Orion's Kitchen" })).toBeVisible();
  await expectStars(second, 1);
});

test("a name that is taken is said at its field, and nothing typed is lost", async ({
  page,
  openSecondBrowser,
  faults,
}) => {
  faults.allow(/status of 409 .*\/api\/users/);
  await createUniverse(page, "Lyra");
  const second = await openSecondBrowser();
  await second.goto("/onboarding");
  await second.getByLabel("Universe Name").fill("LYRA");
  await second.getByLabel("Your Name").fill("Bo");
  await second.getByRole("button", { name: "Launch Your Universe" }).click();

  const field = second.getByLabel("Universe Name");
  await expect(field).toHaveAccessibleDescription(/Universe name is already taken/);
  await expect(field).toBeFocused();
  await expect(second.getByLabel("Your Name")).toHaveValue("Bo");
  await field.fill("Lyra the Second");
  await second.getByRole("button", { name: "Launch Your Universe" }).click();
  await expect(second.getByRole("heading", { name: "Lyra the Second" })).toBeVisible();
});

testWithOwnServer(
  "when the server is gone the entry waits, and the next press sends it once",
  async ({ page, server, faults }) => {
    faults.allow(/ERR_CONNECTION_(REFUSED|RESET)|Failed to fetch/);
    await createUniverse(page, "Storm Shelter");
    await openAddMood(page);
    await chooseEmotion(page, "Anxiety");
    await page.getByLabel(/note/i).fill("Thunder");
    await server.kill();
    await page.getByRole("button", { name: "Create Star" }).click();
    await expect(toast(page, "Failed to create your mood entry. Please try again.")).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();

    await server.start();
    await openAddMood(page);
    await expect(page.getByRole("radio", { name: "Anxiety" })).toBeChecked();
    await expect(page.getByLabel(/note/i)).toHaveValue("Thunder");
    await page.getByRole("button", { name: "Create Star" }).click();
    await expect(toast(page, "Star Created")).toBeVisible();
    await page.reload();
    await expectStars(page, 1);
  },
);
