import {
  accessUniverse,
  addStar,
  chooseEmotion,
  createUniverse,
  expectStars,
  launchUniverse,
  openAddMood,
  signUp,
  tapNewestStar,
} from "./actions.ts";
import { expect, test, testWithClock, testWithOwnServer } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";
import { expectSkyIsDrawn } from "./webgl.ts";

testWithOwnServer.describe("with WebGL and motion", () => {
  testWithOwnServer.use({ sky: "webgl", contextOptions: { reducedMotion: "no-preference" } });

  testWithOwnServer(
    "a new universe and its twin star survive a reload and a SIGKILL of the server",
    async ({ page, server, faults }) => {
      // A poll may be sent while the server is down.
      faults.allow(/ERR_CONNECTION_REFUSED/);
      await page.goto("/");
      await page.getByRole("link", { name: "Enter by universe name alone" }).click();
      await expect(page.getByRole("heading", { name: "MOOD UNIVERSE" })).toBeVisible();
      await expect(page.getByText("Create your personal universe")).toBeVisible();
      await launchUniverse(page, "Vega's Harbour");
      await expectToast(page, "Universe Created!", "Welcome to Vega's Harbour");
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

      const expectTwinStar = async () => {
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
      await expectTwinStar();

      await page.reload();
      await expectSkyIsDrawn(page);
      await expectTwinStar();

      await server.kill();
      await server.start();
      await page.reload();
      await expectSkyIsDrawn(page);
      await expectTwinStar();
    },
  );
});

testWithClock(
  "after a star the cooldown is counted down to its end, in other tabs too",
  async ({ page, context, faults, clock }) => {
    // The other tab may send its entry before its next poll has reported the cooldown.
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
    await expect(page.getByLabel("star-cooldown")).toHaveText(/^0\d:\d\d$/);

    await other.getByRole("button", { name: "Create Star" }).click();
    await expectToast(other, "Cooldown Active");
    await expect(
      other.getByText(
        /^Please wait (\d more minutes? before adding another mood entry|before creating another star)\.$/,
      ),
    ).toBeVisible();
    // After a reload, the first reply with the list reports the cooldown, before the session's reply and without a poll.
    let requests = 0;
    await page.route("**/api/changes*", (route) => (requests++ === 0 ? route.fallback() : undefined));
    const listed = page.waitForResponse("**/api/changes*");
    await page.route("**/api/auth/me", async (route) => {
      await listed;
      await route.fallback();
    });
    await page.reload();
    await expectStars(page, 1);
    const addMood = page.getByRole("button", { name: "Add Mood" });
    await expect(addMood).toBeDisabled();

    await clock.advance(5 * 60_000);
    await expect(page.getByText("Timer Ready")).toBeVisible();
    await expect(addMood).toBeEnabled();
    await other.getByRole("button", { name: "Create Star" }).click();
    await expectToast(other, "Star Created");
    await expectStars(other, 2);
  },
);

test("a double click on Create Star creates one star and presses nothing beneath it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await createUniverse(page, "Twice");
  await openAddMood(page);
  await chooseEmotion(page, "Joy");
  await page.getByRole("button", { name: "Create Star" }).dblclick({ delay: 50 });
  await expectToast(page, "Star Created");
  await expectStars(page, 1);
  await expect(page.getByRole("dialog")).toBeHidden();
});

testWithOwnServer.describe("without a cooldown", () => {
  testWithOwnServer.use({ environment: { COOLDOWN_SECONDS: "0" } });

  testWithOwnServer(
    "an entry waits while the server is down, and is sent by itself, once, although its first reply is lost",
    async ({ page, context, server, faults }) => {
      faults.allow(/ERR_CONNECTION_(REFUSED|RESET)|ERR_FAILED|Failed to fetch/);
      const addMood = page.getByRole("button", { name: "Add Mood" });
      await createUniverse(page, "Storm Shelter");
      await openAddMood(page);
      await chooseEmotion(page, "Anxiety");
      await page.getByLabel(/note/i).fill("Thunder");
      await server.kill();
      await page.getByRole("button", { name: "Create Star" }).click();
      await expectToast(page, "Failed to create your mood entry. Please try again.", "Kept on this device");
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect(addMood).toHaveAccessibleDescription("1 star waiting on this device.");

      await openAddMood(page);
      await expect(page.getByRole("radio", { name: "Anxiety", exact: true })).toBeChecked();
      await page.getByLabel(/note/i).fill("Thunder, and then rain");
      await page.getByRole("button", { name: "Save Star" }).click();
      await expect(page.getByRole("dialog")).toBeHidden();

      let isLost = false;
      await context.route("**/api/mood-entries", async (route) => {
        if (isLost || route.request().method() !== "POST") return route.fallback();
        // Before the server is back there is no reply to lose.
        const reply = await route.fetch().catch(() => null);
        isLost = reply !== null;
        await route.abort();
      });
      await server.start();
      const other = await context.newPage();
      await other.goto("/");
      await expectStars(page, 1);
      await expect(addMood).not.toHaveAccessibleDescription(/star/);
      expect(isLost).toBe(true);
      await expectStars(other, 1);
      const stars = await (await page.request.get("/api/mood-entries")).json();
      expect(stars.map(({ note }: { note: string }) => note)).toEqual(["Thunder, and then rain"]);
    },
  );

  testWithOwnServer(
    "a star whose reply was lost can be changed and withdrawn while it waits",
    async ({ page, context, faults }) => {
      faults.allow(/ERR_FAILED|Failed to fetch|status of (409|412) /);
      let isCut = true;
      await context.route(/\/api\/mood-entries/, async (route) => {
        if (!isCut) return route.fallback();
        if (route.request().method() === "POST") await route.fetch();
        await route.abort();
      });
      const addMood = page.getByRole("button", { name: "Add Mood" });
      const dialog = page.getByRole("dialog");
      const createWaitingStar = async () => {
        isCut = true;
        await openAddMood(page);
        await chooseEmotion(page, "Anxiety");
        await page.getByRole("button", { name: "Create Star" }).click();
        await expect(dialog).toBeHidden();
        await expect(addMood).toHaveAccessibleDescription("1 star waiting on this device.");
      };
      const finishWaiting = async (button: string) => {
        await page.getByRole("button", { name: button }).click();
        await expect(dialog).toBeHidden();
        isCut = false;
        await expect(addMood).not.toHaveAccessibleDescription(/star/);
      };
      const list = async () => (await page.request.get("/api/mood-entries")).json();
      await createUniverse(page, "Second Thoughts");
      await createWaitingStar();
      await expect.poll(list).toHaveLength(1);
      const [stored] = await list();
      await openAddMood(page);
      await page.getByLabel(/note/i).fill("Only rain");
      await finishWaiting("Save Star");
      const { timestamp, x, y, z } = stored;
      expect(await list()).toMatchObject([{ note: "Only rain", timestamp, x, y, z }]);

      await expect(addMood).toBeEnabled();
      await createWaitingStar();
      await expect.poll(list).toHaveLength(2);
      await openAddMood(page);
      await finishWaiting("Withdraw");
      await expect.poll(list).toHaveLength(1);
      await expectStars(page, 1);
    },
  );
});

test("a second browser opens the universe by its name", async ({ page, openSecondBrowser }) => {
  await signUp(page, "Orion's Kitchen");
  await page.request.post("/api/mood-entries", { data: { emotion: "gratitude", intensity: 7 } });
  const second = await openSecondBrowser();
  await accessUniverse(second, "Orion's Kitchen");
  await expectToast(second, "Welcome back!", "Accessing Orion's Kitchen");
  await expect(second.getByRole("heading", { name: "Orion's Kitchen" })).toBeVisible();
  await expectStars(second, 1);
});
