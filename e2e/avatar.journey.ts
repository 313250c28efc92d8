/** The avatar and what it wears: chosen by hand, earned by stars, and never forged. */

import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectNoOverflow, expectNothingSerious, looks } from "./looks.ts";
import { addStar, createUniverse, expectStars, toast } from "./people.ts";
import { changeUser, enterUniverse, openSky, seedUniverse } from "./sky.ts";

const avatar = (page: Page) => page.getByRole("button", { name: "Your avatar and journey" });
const card = (page: Page) => page.getByRole("region", { name: "Your avatar and journey" });
const customizer = (page: Page) => page.getByRole("dialog", { name: "Customize Avatar" });
const option = (page: Page, name: string) => customizer(page).getByRole("radio", { name, exact: true });
const preview = (page: Page, look: string) =>
  customizer(page).getByRole("img", { name: `Preview: ${look}`, exact: true });

async function openCustomizer(page: Page) {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Customize Avatar" }).click();
  await expect(customizer(page)).toBeVisible();
}

const me = async (page: Page) => (await (await page.request.get("/api/auth/me")).json()).user;

/** Counts what goes out to a path from here on. */
function watch(page: Page, path: RegExp) {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT" && path.test(request.url())) sent.push(request.postData() ?? "");
  });
  return sent;
}

test("an avatar is customized by keyboard alone, sent once, and is there after a reload", async ({
  page,
}) => {
  await createUniverse(page, "Lantern");
  const sent = watch(page, /\/avatar$/);
  await openCustomizer(page);
  await expect(page.getByRole("tab", { name: "Shape" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(option(page, "Cosmic orb")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(preview(page, "Crystal form, Cyber Dream, Gradient")).toBeVisible();
  await page.getByRole("tab", { name: "Shape" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Colors" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("tab", { name: "Colors" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Pattern" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(preview(page, "Crystal form, Sunset Blaze, Particles")).toBeVisible();

  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    void page.route("**/avatar", async (route: Route) => {
      await new Promise<void>((go) => {
        answer = go;
        resolve();
      });
      await route.continue();
    });
  });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const save = page.getByRole("button", { name: "Save Avatar" });
  await expect(save).toBeFocused();
  await page.keyboard.press("Enter");
  await isAsked;
  const saving = page.getByRole("button", { name: "Saving..." });
  await expect(saving).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(customizer(page)).toBeVisible();
  answer();
  await expect(toast(page, "Avatar Updated")).toBeVisible();
  await expect(toast(page, "Your cosmic avatar has been customized successfully!")).toBeVisible();
  await expect(customizer(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Settings" })).toBeFocused();
  expect(sent).toHaveLength(1);

  await page.reload();
  await openCustomizer(page);
  await expect(preview(page, "Crystal form, Sunset Blaze, Particles")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("what could not be saved stays as a draft, Cancel discards it, and two colours may be anybody's own", async ({
    page,
    faults,
  }) => {
    faults.allow(/status of 500 .*\/avatar/);
    await createUniverse(page, "Pocket Sky");
    await openCustomizer(page);
    await option(page, "Nebula cloud").tap();
    await page.getByRole("tab", { name: "Pattern" }).tap();
    await option(page, "Energy rings").tap();
    await page.getByRole("tab", { name: "Colors" }).tap();
    await option(page, "Royal Purple").tap();
    await customizer(page).getByLabel("Second color").fill("#10ffee");
    await expect(preview(page, "Nebula cloud, your own colors, Energy rings")).toBeVisible();
    const fail = (route: Route) => route.fulfill({ status: 500, json: { error: "Something went wrong" } });
    await page.route("**/avatar", fail);
    await page.getByRole("button", { name: "Save Avatar" }).tap();
    await expect(toast(page, "Update Failed")).toBeVisible();
    await expect(toast(page, "Failed to update your avatar. Please try again.")).toBeVisible();
    await expect(preview(page, "Nebula cloud, your own colors, Energy rings")).toBeVisible();
    await page.unroute("**/avatar", fail);
    await page.getByRole("button", { name: "Dismiss" }).tap();

    await page.getByRole("button", { name: "Cancel" }).tap();
    await expect(customizer(page)).toBeHidden();
    await openCustomizer(page);
    await expect(preview(page, "Cosmic orb, Cyber Dream, Gradient")).toBeVisible();

    await page.getByRole("tab", { name: "Colors" }).tap();
    await customizer(page).getByLabel("First color").fill("#000000");
    await page.getByRole("button", { name: "Save Avatar" }).tap();
    await expect(customizer(page)).toBeHidden();
    await page.reload();
    await avatar(page).tap();
    await expect(card(page)).toContainText("Your first star brings the first one.");
    expect((await me(page)).avatarColors).toEqual(["#000000", "#3b82f6"]);
  });
});

test("a first star is told of once, arrives as one toast, and is listed for who points at the avatar", async ({
  page,
}) => {
  const sent = watch(page, /\/stats$/);
  await createUniverse(page, "First Light");
  await expect(card(page)).toBeHidden();
  await addStar(page, "Hope");
  await expect(toast(page, "First Star")).toBeVisible();
  await expect(toast(page, "You put your first mood in the sky.")).toBeVisible();
  expect(sent).toHaveLength(1);

  await avatar(page).hover();
  await expect(card(page).getByRole("listitem").filter({ hasText: "First Star" })).toBeVisible();
  await expect(card(page)).toContainText("Favorite emotion");
  await expect(card(page)).toContainText("Hope");
  await page.mouse.move(900, 500);
  await expect(card(page)).toBeHidden();

  await page.reload();
  await expectStars(page, 1);
  await avatar(page).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(card(page)).toContainText("First Star");
  await page.keyboard.press("Escape");
  await expect(card(page)).toBeHidden();
  await expect(avatar(page)).toBeFocused();
  expect(sent).toHaveLength(1);
});

test("forged stats are not stored", async ({ page, dataDir }) => {
  await openSky(page, dataDir, "Honest Sky", 3);
  await expect.poll(async () => (await me(page)).avatarAccessories).toContain("first-star");
  const before = await me(page);
  const forged = { ...JSON.parse(before.journeyStats), totalEntries: 500, currentStreak: 30 };
  const answer = await page.request.put(`/api/users/${before.id}/stats`, {
    data: {
      journeyStats: JSON.stringify({ ...forged, achievements: ["emotion-sage"] }),
      avatarAccessories: ["emotion-sage", "week-streak", "cosmic-traveler"],
    },
  });
  expect(answer.status()).toBe(200);
  const after = await me(page);
  expect(after.avatarAccessories).toEqual(before.avatarAccessories);
  expect(JSON.parse(after.journeyStats)).toMatchObject({ totalEntries: 3 });
  expect(JSON.parse(after.journeyStats).achievements).toEqual(before.avatarAccessories);
});

test("corrupt stats, an unknown shape and an achievement of another age are borne, and the stats are mended", async ({
  page,
  server,
  dataDir,
}) => {
  await seedUniverse(dataDir, "Old Wood", 12);
  await changeUser(dataDir, "Old Wood", {
    journeyStats: '{"totalEntries": 12, "favo',
    avatarAccessories: '["of-another-age"]',
    avatarShape: "tesseract",
    avatarPattern: "plaid",
    avatarColors: '["mauve"]',
  });
  expect(server.url).toContain("http");
  const sent = watch(page, /\/stats$/);
  await enterUniverse(page, "Old Wood");
  await expectStars(page, 12);
  await expect.poll(async () => (await me(page)).avatarAccessories).toContain("first-star");
  expect(JSON.parse((await me(page)).journeyStats)).toMatchObject({ totalEntries: 12 });
  expect((await me(page)).avatarAccessories).toContain("of-another-age");
  expect(sent).toHaveLength(1);
  await avatar(page).click();
  await expect(card(page).getByRole("listitem").filter({ hasText: "Sparkle" })).toBeVisible();
  await page.keyboard.press("Escape");
  await openCustomizer(page);
  await expect(preview(page, "Cosmic orb, Cyber Dream, Gradient")).toBeVisible();
});

for (const { colorScheme, width, height } of looks)
  test(`the avatar's card and its dialog are fit for everybody in the ${colorScheme} theme`, async ({
    page,
    dataDir,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openSky(page, dataDir, "Twice Seen", 40);
    for (const size of [
      { width, height },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(size);
      await avatar(page).click();
      await expect(card(page)).toContainText("Twin stars");
      await expectNothingSerious(page);
      await expectNoOverflow(page);
      await page.keyboard.press("Escape");
      await openCustomizer(page);
      for (const tab of ["Shape", "Colors", "Pattern"]) {
        await page.getByRole("tab", { name: tab }).click();
        await expectNothingSerious(page);
        await expectNoOverflow(page);
      }
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(customizer(page)).toBeHidden();
    }
  });
