/** What can come back after a sign-out, in a browser with its back/forward cache, which Playwright switches off. */

import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { chooseEmotion, expectStars, openAddMood, openSettings, postStar, signUp } from "./actions.ts";
import { headlessOptions } from "./browser.ts";
import { testWithOwnServer as base, expect } from "./fixtures.ts";
import { disableBlur, disableWebgl } from "./webgl.ts";

const seenKey = "test.came-back";

/**
 * Notes what a person sees of a page that comes back from the cache, before the scripts of the page look at it. The note
 * is in the storage of the tab.
 */
function noteReturns(key: string) {
  let text: string | null = null;
  addEventListener("pagehide", () => {
    text = null;
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") text = document.body.innerText.trim();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) sessionStorage.setItem(key, text ?? document.body.innerText.trim());
  });
}

const test = base.extend<{ browserWithCache: BrowserContext }>({
  browserWithCache: async ({ baseURL, contextOptions }, use) => {
    const browser = await chromium.launch({
      ...headlessOptions,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const context = await browser.newContext({
      ...contextOptions,
      ...(baseURL && { baseURL }),
      serviceWorkers: "allow",
    });
    await context.addInitScript(disableWebgl);
    await context.addInitScript(disableBlur);
    await context.addInitScript(noteReturns, seenKey);
    await use(context);
    await browser.close();
  },
});

const note = "Only for my own eyes";

async function openJournal(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await signUp(page, "Back Again");
  await postStar(page, 30, { note });
  await page.goto("/journal");
  await expect(page.getByText(note)).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return page;
}

/** From the page that shows the journal, so that it is the one that may come back. */
async function signOut(page: Page) {
  await page.getByRole("link", { name: "Back to your sky" }).click();
  await expectStars(page, 1);
  await (await openSettings(page)).getByRole("link", { name: "Logout" }).click();
  await expectLogin(page);
}

const expectLogin = (page: Page) =>
  expect(page.getByRole("heading", { name: "Log in to your universe" })).toBeVisible();

/** What was seen of the page that came back last; null if none did. */
const seen = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), seenKey);

/** Either the page of the cache was hidden and gave way to the login, or the browser has loaded the address anew. */
async function expectNothingOf(page: Page) {
  await expect(page).not.toHaveURL(/licences/);
  await expectLogin(page);
  await expect(page.getByText(note)).toBeHidden();
  expect((await seen(page)) ?? "").toBe("");
}

/** A step back that Playwright does not wait for: a page of the cache does not load. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

/** Leaves a page that the browser keeps as it is. */
async function leaveForText(page: Page) {
  await page.goto("/licences.txt");
  await expect(page.getByText("Mood Universe").first()).toBeVisible();
}

test("a page of the back/forward cache is hidden until its person is known to be signed in", async ({
  browserWithCache,
}) => {
  const page = await openJournal(browserWithCache);
  await leaveForText(page);
  await goBack(page);
  await expect(page.getByText(note)).toBeVisible();
  expect(await seen(page)).toBe("");
});

test("a page of the back/forward cache never shows a person who was signed out meanwhile", async ({
  browserWithCache,
}) => {
  const page = await openJournal(browserWithCache);
  await leaveForText(page);
  // As a tab that the browser has kept asleep finds it: a sign-out that reaches a page of the cache removes the page.
  await page.evaluate(() => localStorage.removeItem("mood-universe.user-id"));
  await browserWithCache.clearCookies();
  await goBack(page);
  await expectLogin(page);
  expect(await seen(page)).toBe("");
  await expect(page.getByText(note)).toBeHidden();
});

test("a page of the back/forward cache never shows a person whose session the server has ended", async ({
  browserWithCache,
  faults,
}) => {
  faults.allow(/status of 401/, /status of 404 .*\/api\/users\//);
  const page = await openJournal(browserWithCache);
  await leaveForText(page);
  await browserWithCache.clearCookies();
  const otherTab = await browserWithCache.newPage();
  await otherTab.goto("/journal");
  await expectLogin(otherTab);
  await goBack(page);
  await expectNothingOf(page);
});

test("a page of the back/forward cache never shows a universe that another tab has deleted", async ({
  browserWithCache,
}) => {
  const page = await openJournal(browserWithCache);
  await leaveForText(page);
  const otherTab = await browserWithCache.newPage();
  await otherTab.goto("/your-data/delete");
  await otherTab.getByLabel("The name of your universe").fill("Back Again");
  await otherTab.getByRole("button", { name: "Delete my universe" }).click();
  await expect(otherTab).toHaveURL(/\/farewell/);
  await goBack(page);
  await expectNothingOf(page);
});

test("after a sign-out, Back shows nothing of the journal, also without a network", async ({
  browserWithCache,
}) => {
  const page = await openJournal(browserWithCache);
  await signOut(page);
  await browserWithCache.setOffline(true);
  await goBack(page);
  await expect(page).toHaveURL("/journal");
  await expectLogin(page);
  await expect(page.getByText(note)).toBeHidden();
});

test("signing out without the server forgets at once, and ends the session when the server is back", async ({
  browserWithCache,
  server,
  faults,
  request,
}) => {
  faults.allow(/./);
  const page = await openJournal(browserWithCache);
  const [cookie] = await browserWithCache.cookies();
  const asSession = { headers: { Cookie: `${cookie?.name}=${cookie?.value}` } };
  const status = async () => (await request.get("/api/auth/me", asSession)).status();
  expect(await status()).toBe(200);
  await server.stop();
  await signOut(page);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /Back Again|Only for my/,
  );
  await page.goto("/journal");
  await expectLogin(page);

  await server.start();
  await page.goto("/");
  await expect.poll(status).toBe(401);
  await expectLogin(page);
  expect(await browserWithCache.cookies()).toEqual([]);
});

test("a sign-out takes what is being written in every tab", async ({ browserWithCache }) => {
  const page = await openJournal(browserWithCache);
  const open = await browserWithCache.newPage();
  const asleep = await browserWithCache.newPage();
  for (const tab of [open, asleep]) {
    await tab.goto("/");
    await openAddMood(tab);
    await chooseEmotion(tab, "Shame");
    await tab.getByLabel(/note/i).fill(note);
  }
  await asleep.goto("about:blank");
  await signOut(page);
  await expectLogin(open);
  const stored = (tab: Page) => tab.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(() => stored(open)).not.toContain(note);
  await asleep.goto("/");
  await expectLogin(asleep);
  expect(await stored(asleep)).not.toContain(note);
});
