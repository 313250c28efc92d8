/** The product as an installed app: a new version, a shared text, and Chromium's own audit. */

import type { Page } from "@playwright/test";
import { chooseEmotion, signUp } from "./actions.ts";
import { test as base, expect, saveData } from "./fixtures.ts";
import { turnOnMusic } from "./music.ts";
import { Releases } from "./releases.ts";
import { expectToast } from "./toasts.ts";

const test = base.extend<{ releases: Releases }>({
  releases: async ({ browserName: _ }, use) => {
    const releases = await Releases.start();
    await use(releases);
    await releases.stop();
  },
  baseURL: ({ releases }, use) => use(releases.url),
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({}),
});

test.use({ serviceWorkers: "allow" });

const addMood = (page: Page) => page.getByRole("dialog", { name: "How are you feeling?" });
const newVersion = (page: Page) => page.getByText("A new version is ready.");
const entryOf = (page: Page) => page.locator("script[type=module]").getAttribute("src");

/** Opens home and waits until its files are on the device, which no screen shows. */
async function openInstalled(page: Page, universeName: string) {
  await signUp(page, universeName);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: universeName })).toBeVisible();
  await page.mouse.move(200, 200);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test("a release while a page is open breaks nothing, loses no text, and opens at the person's word", async ({
  page,
  faults,
  releases,
}) => {
  // Calls fail while the server is replaced.
  faults.allow(/ERR_(CONNECTION|EMPTY|SOCKET)|status of 503/);
  await openInstalled(page, "Lasting Sky");
  const before = await entryOf(page);
  await page.getByRole("button", { name: "Add Mood" }).click();
  await addMood(page).getByRole("textbox", { name: "Note" }).fill("Half a sentence");
  await releases.update();
  expect((await page.request.get(before ?? "")).status()).toBe(404);

  // Browsers ask for a new version when a page opens.
  const second = await page.context().newPage();
  await second.goto("/");
  await expect(second.getByRole("heading", { name: "Lasting Sky" })).toBeVisible();
  expect(await entryOf(second)).toBe(before);
  // The browser fetches all files of the release first, which a busy machine does late.
  await expect(newVersion(second)).toBeVisible({ timeout: 120_000 });

  // The open text stays as it is, and no message comes between.
  await expect(addMood(page).getByRole("textbox", { name: "Note" })).toHaveValue("Half a sentence");
  await expect(newVersion(page)).toBeHidden();
  await chooseEmotion(page, "Hope");
  await addMood(page).getByRole("button", { name: "Create Star" }).click();
  await expect(addMood(page)).toBeHidden();
  await expect(newVersion(page)).toBeVisible();

  // A reload of the old version's page in the second tab gives the new one; the first tab goes on with its own files.
  await second.getByRole("button", { name: "Use it now" }).click();
  await expect(second.getByRole("heading", { name: "Lasting Sky" })).toBeVisible();
  await expect.poll(() => entryOf(second)).not.toBe(before);
  await expect(newVersion(second)).toBeHidden();
  const worksStill = await page.evaluate(async (entry) => (await fetch(entry)).status, before ?? "");
  expect(worksStill).toBe(200);

  await second.close();
  await page.goto("/journal");
  await expect(page.getByText("Half a sentence")).toBeVisible();
  expect(await entryOf(page)).not.toBe(before);
});

test("Chromium finds nothing that keeps the app from being installed; music plays offline, and a shared text becomes a note", {
  tag: "@long",
}, async ({ page, baseURL, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await openInstalled(page, "Installed Sky");
  const chromium = await page.context().newCDPSession(page);
  const { errors, manifest } = await chromium.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(manifest?.shortcuts?.map(({ name }) => name)).toEqual(["Add Mood", "Journal"]);
  expect(manifest?.screenshots).toHaveLength(3);
  const { installabilityErrors } = await chromium.send("Page.getInstallabilityErrors");
  // The headless browser opens every page in a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  for (const { src } of JSON.parse(await (await page.request.get("/manifest.webmanifest")).text()).icons)
    expect((await page.request.get(src)).headers()["content-type"]).toBe("image/png");

  // The music, once it was heard, also plays without a network.
  await turnOnMusic(page, faults);
  await page.context().setOffline(true);
  await page.reload();
  await turnOnMusic(page, faults);
  await page.context().setOffline(false);

  // The system opens this address when another app shares a text.
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      "beforeend",
      '<form action="share" method="post"><input name="text" value="A line from a book"></form>',
    );
    document.forms[document.forms.length - 1]?.submit();
  });
  await expect(addMood(page).getByRole("textbox", { name: "Note" })).toHaveValue("A line from a book");
  await expect(page).toHaveURL(`${baseURL}/`);
});

test("a page of another site sends no text into a note", { tag: "@long" }, async ({ page, baseURL }) => {
  await openInstalled(page, "Quiet Sky");
  const action = `${baseURL}/share`;
  await page.route("http://elsewhere.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "referrer-policy": "no-referrer" },
      body: `<form action="${action}" method="post"><input name="text" value="Words of another site"></form>`,
    }),
  );
  await page.goto("http://elsewhere.example/");
  await page.evaluate(() => document.forms[0]?.submit());
  await expectToast(page, "The text did not arrive");
  await expect(page).toHaveURL(`${baseURL}/`);
  await page.getByRole("button", { name: "Add Mood" }).click();
  await expect(addMood(page).getByRole("textbox", { name: "Note" })).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Quiet Sky" })).toBeVisible();
  await expect(addMood(page)).toBeHidden();
});

test.describe("without a service worker, as over plain HTTP", () => {
  test.use({ serviceWorkers: "block" });

  test("a page whose files are gone after an update opens in the new version by itself", {
    tag: "@long",
  }, async ({ page, faults, releases }) => {
    faults.allow(/ERR_(CONNECTION|EMPTY|SOCKET)|status of (404|503)|did not arrive/);
    await page.addInitScript(saveData);
    await signUp(page, "Plain Sky");
    await page.goto("/");
    const before = await entryOf(page);
    await releases.update();
    await page.getByRole("link", { name: "Activities" }).click();
    await expect(page.getByRole("heading", { name: "AI Activities" })).toBeVisible();
    expect(await entryOf(page)).not.toBe(before);
  });
});
