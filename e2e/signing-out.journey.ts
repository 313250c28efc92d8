/** What can come back after a sign-out, in a browser with its back/forward cache, which Playwright switches off. */

import type { BrowserContext, Page } from "@playwright/test";
import {
  accessUniverse,
  chooseEmotion,
  expectStars,
  openAddMood,
  openSettings,
  postStar,
  signUp,
} from "./actions.ts";
import { storedName } from "./below-a-path.ts";
import { wholeBrowser } from "./browser.ts";
import { secretCookies } from "./cookies.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";

test.use({
  launchOptions: wholeBrowser,
  serviceWorkers: "allow",
});

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

test.beforeEach(({ context }) => context.addInitScript(noteReturns, seenKey));

const note = "Only for my own eyes";

/** The journal of a new person, in a new tab. */
async function openJournal(context: BrowserContext, universeName: string): Promise<Page> {
  const page = await context.newPage();
  await signUp(page, universeName);
  await postStar(page, 30, { note });
  await showJournal(page);
  // A worker that takes pages over removes those that are in the cache.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

async function showJournal(page: Page) {
  await page.goto("/journal");
  await expect(page.getByText(note)).toBeVisible();
}

/** Signs out from the page that shows the journal, so that this page is the one that may come back. */
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

/** A step back that Playwright does not wait for: a page of the cache does not load. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

/** Leaves a page that the browser keeps as it is. */
async function leaveForText(page: Page) {
  await page.goto("/licences.txt");
  await expect(page.getByText("Mood Universe").first()).toBeVisible();
}

/** Either the page of the cache was hidden and gave way to the login, or the browser has loaded the address anew. */
async function expectNothingOf(page: Page) {
  await expect(page).not.toHaveURL(/licences/);
  await expectLogin(page);
  await expect(page.getByText(note)).toBeHidden();
  expect((await seen(page)) ?? "").toBe("");
}

const stored = (tab: Page) =>
  tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test("a sign-out takes everything along, in every tab, also where Back leads and while the server is away", async ({
  context,
  baseURL,
  server,
  request,
  faults,
}) => {
  faults.allow(/status of 4(01|10)/, /status of 404 .*(\/api\/users\/|favicon)/);

  await test.step("a page of the back/forward cache is hidden until its person is known to be signed in", async () => {
    const page = await openJournal(context, "Still Here");
    await leaveForText(page);
    await goBack(page);
    await expect(page.getByText(note)).toBeVisible();
    expect(await seen(page)).toBe("");

    await leaveForText(page);
    // Repeats what a tab finds that the browser has kept asleep: a sign-out that reaches a page of the cache removes
    // the page.
    await page.evaluate(
      ([key, userId]) => {
        sessionStorage.removeItem(key);
        localStorage.removeItem(userId);
      },
      [seenKey, storedName("user-id")] as const,
    );
    await context.clearCookies();
    await goBack(page);
    await expectLogin(page);
    expect(await seen(page)).toBe("");
    await expect(page.getByText(note)).toBeHidden();
    await page.close();
  });

  const otherTab = await context.newPage();

  await test.step("it never shows a person whose session has ended, or whose universe was deleted elsewhere", async () => {
    const ended = await openJournal(context, "Ended by the Server");
    await leaveForText(ended);
    await context.clearCookies();
    await otherTab.goto("/journal");
    await expectLogin(otherTab);
    await goBack(ended);
    await expectNothingOf(ended);
    await ended.close();

    const deleted = await openJournal(context, "Back Again");
    await leaveForText(deleted);
    await otherTab.goto("/your-data/delete");
    await otherTab.getByLabel("The name of your universe").fill("Back Again");
    await otherTab.getByRole("button", { name: "Delete my universe" }).click();
    await expect(otherTab).toHaveURL(/\/farewell/);
    await expect(otherTab.getByRole("heading", { name: "Your universe is closed" })).toBeVisible();
    await expect(otherTab.getByText("It will be removed on")).toBeVisible();
    await goBack(deleted);
    await expectNothingOf(deleted);
    await deleted.close();

    // A universe that its name opens is closed at first, and kept by one press.
    await accessUniverse(otherTab, "Back Again");
    await expect(
      otherTab.getByRole("heading", { name: "“Back Again” is closed", exact: true }),
    ).toBeFocused();
    await otherTab.getByRole("button", { name: "Keep my universe" }).click();
    await expect(otherTab.getByRole("heading", { name: "Back Again", exact: true })).toBeVisible();
    await expectStars(otherTab, 1);
  });

  faults.check();
  // What tabs without a network or a server report.
  faults.allow(/./);

  await test.step("a sign-out reaches tabs that are open, asleep or without a network", async () => {
    const first = otherTab;
    await showJournal(first);
    const open = await context.newPage();
    const asleep = await context.newPage();
    for (const tab of [open, asleep]) {
      await tab.goto("/");
      await openAddMood(tab);
      await chooseEmotion(tab, "Shame");
      await tab.getByLabel(/note/i).fill(note);
    }
    await asleep.goto("about:blank");
    await signOut(first);
    // The login appears a moment before the storage of its tab is cleared.
    await expect.poll(() => stored(first)).not.toMatch(/Back Again|Only for my/);
    await expectLogin(open);
    await expect.poll(() => stored(open)).not.toContain(note);
    await asleep.goto("/");
    await expectLogin(asleep);
    await expect.poll(() => stored(asleep)).not.toContain(note);

    await context.setOffline(true);
    await goBack(first);
    await expect(first).toHaveURL(`${baseURL}/journal`);
    await expectLogin(first);
    await expect(first.getByText(note)).toBeHidden();
    await context.setOffline(false);
    for (const tab of context.pages()) await tab.close();
  });

  await test.step("a sign-out while the server is away ends the session when it is back", async () => {
    // The next person finds a sky of one star, which is their own.
    const page = await openJournal(context, "Away from the Server");
    const [cookie] = await secretCookies(context);
    const asSession = { headers: { Cookie: `${cookie?.name}=${cookie?.value}` } };
    const status = async () => (await request.get("/api/auth/me", asSession)).status();
    expect(await status()).toBe(200);
    await server.stop();
    await signOut(page);
    await expect.poll(() => stored(page)).not.toMatch(/Away from|Only for my/);
    await page.goto("/journal");
    await expectLogin(page);

    await server.start();
    await page.goto("/");
    await expect.poll(status).toBe(401);
    await expectLogin(page);
    expect(await secretCookies(context)).toEqual([]);
  });
});
