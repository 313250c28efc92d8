/** What stands round the sky: the top bar, the settings, the sidebar and the bar of phones. */

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { chooseSetting, createUniverse, expectStars, openSettings, toast } from "./people.ts";
import { openSky } from "./sky.ts";

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("the settings are in their order, each opens what it says, and Delete Forever deletes nothing", async ({
  page,
}) => {
  await createUniverse(page, "Cassiopeia");
  const settings = await openSettings(page);
  const words = (await settings.getByRole("listitem").allInnerTexts()).map((text) => text.split("\n")[0]);
  expect(words).toEqual([
    "Customize Avatar",
    "Account Settings",
    "Command Guide",
    "Music Volume",
    "About Us",
    "Contact Us",
    "Delete Universe",
    "Logout",
  ]);
  await expect(settings.getByRole("link", { name: "Account Settings" })).toHaveAttribute(
    "href",
    "/account-settings",
  );
  await expect(settings.getByRole("link", { name: "Command Guide" })).toHaveAttribute("href", "/command-key");
  await expect(settings.getByRole("link", { name: "Logout" })).toHaveAttribute("href", "/api/logout");
  await page.keyboard.press("Escape");

  await chooseSetting(page, "About Us");
  await expect(dialog(page, "About Us")).toContainText("immersive 3D universe");
  await expect(dialog(page, "About Us")).toContainText("Version 1.0");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Settings" })).toBeFocused();

  await chooseSetting(page, "Contact Us");
  await expect(dialog(page, "Contact Us")).toContainText("We typically respond within 24 hours");
  for (const subject of ["support", "technical", "business"])
    await expect(
      dialog(page, "Contact Us").getByRole("link", { name: `${subject}@example.org` }),
    ).toHaveAttribute("href", `mailto:${subject}@example.org`);
  await page.getByRole("button", { name: "Close" }).click();

  await chooseSetting(page, "Customize Avatar");
  await expect(dialog(page, "Customize Avatar")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Settings" })).toBeFocused();

  await chooseSetting(page, "Delete Universe");
  const question = page.getByRole("alertdialog", { name: "Delete Universe" });
  await expect(question).toContainText("permanently delete your universe and all mood data");
  await expect(question).toContainText("cannot be undone");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();

  await chooseSetting(page, "Delete Universe");
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.method()));
  await question.getByRole("button", { name: "Delete Forever" }).click();
  await expect(question).toBeHidden();
  await expect(toast(page, "Account Deletion")).toBeVisible();
  await expect(
    toast(
      page,
      "To delete your account, please contact support or use your hosting platform account settings.",
    ),
  ).toBeVisible();
  expect(calls.filter((method) => method !== "GET")).toEqual([]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Cassiopeia" })).toBeVisible();
});

test("the settings work by keyboard alone, the volume among them", async ({ page }) => {
  await createUniverse(page, "By Hand");
  await page.getByRole("button", { name: "Embed" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByText("Settings", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Settings", { exact: true })).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Customize Avatar" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("link", { name: "Account Settings" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  for (let step = 0; step < 3; step++) await page.keyboard.press("Tab");
  const volume = page.getByRole("slider", { name: "Music Volume" });
  await expect(volume).toBeFocused();
  await expect(volume).toHaveValue("30");
  await page.keyboard.press("ArrowUp");
  await expect(volume).toHaveValue("31");
  await page.keyboard.press("End");
  await expect(volume).toHaveValue("100");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "About Us" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Settings" })).toBeFocused();
});

test("a universe is handed on by the device's sheet, else by the clipboard, or by hand where that refuses", async ({
  page,
  context,
  baseURL,
}) => {
  const share = page.getByRole("button", { name: "Share", exact: true });
  const embed = page.getByRole("button", { name: "Embed", exact: true });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const snippet = `<iframe src="${baseURL}/" width="800" height="600" title="&quot;Q&quot; &amp; A Mood Universe"></iframe>`;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
    };
  });
  await createUniverse(page, '"Q" & A');
  await share.click();
  await expect(page.locator("html")).toHaveAttribute(
    "data-shared",
    JSON.stringify({ title: '"Q" & A Mood Universe', url: `${baseURL}/` }),
  );

  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await share.click();
  await expect(toast(page, "Link copied")).toBeVisible();
  expect(await clipboard()).toBe(`${baseURL}/`);
  await embed.click();
  await page.keyboard.press("F8");
  await expect(toast(page, "Embed code copied")).toBeVisible();
  expect(await clipboard()).toBe(snippet);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await embed.click();
  const byHand = dialog(page, "Copy it by hand").getByRole("textbox");
  await expect(byHand).toHaveValue(snippet);
  await expect(byHand).toBeFocused();
});

test("the sidebar tells of the journey and leads on, and scrolls where the window is low", async ({
  page,
  dataDir,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openSky(page, dataDir, "Sky of Eight", 8);
  const sidebar = page.getByRole("navigation", { name: "Your universe" });
  for (const text of ["Timer Ready", "Music Off", "Preset Views", "Total Entries", "Days Active", "Streak"])
    await expect(sidebar.getByText(text, { exact: true })).toBeInViewport();
  await expect(sidebar.getByRole("button", { name: "Support" })).toBeInViewport({ ratio: 1 });
  await expect(sidebar.getByText("8", { exact: true }).first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 500 });
  const support = sidebar.getByRole("button", { name: "Support" });
  await expect(support).not.toBeInViewport();
  await support.scrollIntoViewIfNeeded();
  await expect(support).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 780 });
  await expect(support).toBeHidden();
  await page.getByRole("button", { name: "More" }).click();
  const more = dialog(page, "More");
  for (const text of ["Activities", "Music Off", "Tilted View", "Total Entries", "Theme", "Support"])
    await expect(more.getByText(text, { exact: true })).toBeInViewport();
  await more.getByRole("button", { name: "Sideview" }).click();
  await expect(more).toBeHidden();
  await page.getByRole("button", { name: "More" }).click();
  await more.getByRole("link", { name: "Activities" }).click();
  await expect(page).toHaveURL("/wellness-games");
});

test("a dialog that does not come says so and can be tried again; one on its way gives way to the next", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const code = /\/assets\/AddMoodDialog.*\.js$/;
  const question = dialog(page, "How are you feeling?");
  await createUniverse(page, "Long Line");
  await page.route(code, (route) => route.abort());
  await page.reload();
  await page.getByRole("button", { name: "Add Mood" }).click();
  await expect(toast(page, "It could not be opened")).toBeVisible();

  let arrive = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.unroute(code);
  await page.route(code, async (route) => {
    await isAllowed;
    await route.fallback();
  });
  await page.getByRole("button", { name: "Add Mood" }).click();
  await expect(page.locator(".animate-progress")).toBeVisible();
  const settings = await openSettings(page);
  const arrived = page.waitForResponse(code);
  arrive();
  await arrived;
  await page.keyboard.press("Escape");
  await expect(settings).toBeHidden();
  await page.getByRole("button", { name: "Support" }).click();
  await expect(dialog(page, "Support")).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add Mood" }).click();
  await expect(question).toBeVisible();
});

test("a page that does not come leaves the way back open, and comes when it is asked for again", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED|Failed to fetch/);
  const code = /\/assets\/CommandGuidePage.*\.js$/;
  await createUniverse(page, "Way Back");
  await page.route(code, (route) => route.abort());
  await (await openSettings(page)).getByRole("link", { name: "Command Guide" }).click();
  await expect(page.getByText("This page stopped working")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Way Back" })).toBeVisible();
  await page.unroute(code);
  await page.goForward();
  await expect(page.getByRole("heading", { name: "Command Guide" })).toBeVisible();
});

test("while the stars cannot be had, nothing is said of how many there are", async ({ page, faults }) => {
  faults.allow(/status of 503 .*\/api\/mood-entries/);
  await createUniverse(page, "Behind Clouds");
  await page.route("**/api/mood-entries", (route) => route.fulfill({ status: 503, json: { error: "" } }));
  await page.reload();
  const notice = page.getByText("Your stars are kept on the server", { exact: false });
  await expect(notice).toBeVisible();
  expect(await page.getByText(/^0( days)?$/).count()).toBe(0);
  expect(await page.getByLabel(/^Star map/).count()).toBe(0);
  // It stays from one poll to the next, and is read out once.
  const first = await notice.elementHandle();
  await page.waitForResponse("**/api/mood-entries");
  await expect(notice).toBeVisible();
  expect(await first?.isVisible()).toBe(true);

  await page.unroute("**/api/mood-entries");
  await expectStars(page, 0);
  await expect(page.getByText("0 days", { exact: true })).toBeVisible();
});
