/**
 * The lock of a device, where a browser could show what is behind it: its tabs, its caches, its address bar, its frames,
 * its notifications.
 */

import type { Page } from "@playwright/test";
import { expectStars, openSettings, postStar, signUp } from "./actions.ts";
import { wholeBrowser } from "./browser.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";
import { openReminded, pressNotification, shownBy } from "./reminders.ts";

// The headless shell has neither notifications nor the back/forward cache.
test.use({ launchOptions: wholeBrowser, serviceWorkers: "allow", permissions: ["notifications"] });

const name = "Only Mine";
const note = "Only for my own eyes";
const personal = new RegExp(`${name}|${note}`);
const pin = "314159";

/**
 * Notes in the page's memory what a person sees in each of its frames since it was opened, or came back. A frame before
 * which nothing has changed shows what the one before it has shown, and is not read, because reading takes a layout.
 */
function noteFrames() {
  const seen: string[] = [];
  let isChanged = true;
  const noteChange = () => {
    isChanged = true;
  };
  const look = () => {
    // The first callback of a frame reads what the last frame has shown, before another one changes it.
    requestAnimationFrame(look);
    if (!isChanged) return;
    isChanged = false;
    const text = document.body?.innerText ?? "";
    if (seen.at(-1) !== text) seen.push(text);
  };
  requestAnimationFrame(look);
  new MutationObserver(noteChange).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  // Style sheets, popovers, fields and media change what is seen without a change of the document.
  for (const event of ["load", "toggle", "input", "focusin", "resize"])
    addEventListener(event, noteChange, true);
  matchMedia("print").addEventListener("change", noteChange);
  addEventListener("pagehide", () => seen.splice(0));
  addEventListener("pageshow", noteChange);
  Object.assign(globalThis, { seenFrames: seen });
}

const curtain = (page: Page) => page.getByRole("heading", { name: "Your sky is resting" });

const seenFrames = (page: Page) => page.evaluate<string[]>("globalThis.seenFrames");

/** Nothing is seen but the curtain. */
async function expectLocked(page: Page) {
  await expect(curtain(page)).toBeVisible();
  await expect(page.getByText(note)).toBeHidden();
  await expect(page).toHaveTitle("Mood Universe");
  const lastFrame = async () => (await seenFrames(page)).at(-1) ?? "";
  await expect.poll(lastFrame).toContain("Your sky is resting");
  expect(await lastFrame()).not.toMatch(personal);
}

/** No frame has shown anything else since the page was opened, or came back. */
async function expectNeverShown(page: Page) {
  await expectLocked(page);
  expect((await seenFrames(page)).join()).not.toMatch(personal);
}

/** A page that starts locked has nothing behind the curtain. */
async function expectEmpty(page: Page) {
  await expectNeverShown(page);
  expect((await seenFrames(page)).join()).not.toContain("Loading");
  expect(await page.content()).not.toMatch(personal);
}

/** A step back that Playwright does not wait for: a page of the cache does not load. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

async function openLock(page: Page) {
  await page.getByLabel("PIN", { exact: true }).fill(pin);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(curtain(page)).toBeHidden();
}

/** Turns on a lock that closes when the test says so. */
async function turnLockOn(page: Page) {
  await page.goto("/");
  await expectStars(page, 1);
  await (await openSettings(page)).getByRole("button", { name: "Lock this device" }).click();
  const dialog = page.getByRole("dialog", { name: "Lock this device" });
  await dialog.getByLabel("PIN", { exact: true }).fill(pin);
  await dialog.getByLabel("PIN, once more").fill(pin);
  await dialog.getByRole("switch").click();
  await dialog.getByRole("button", { name: "Turn the Lock On" }).click();
  await expect(dialog.getByText("The lock is on.")).toBeVisible();
  await page.keyboard.press("Escape");
}

test("a locked app shows nothing anywhere, not in a reminder either, and opens where it was without a network", async ({
  context,
  baseURL,
  dataDir,
  faults,
}) => {
  await context.addInitScript(noteFrames);
  const page = await context.newPage();
  const userId = await signUp(page, name);
  await postStar(page, 30, { note });
  const { deliver, worker, message, reminder } = await openReminded(page, userId, dataDir);
  await deliver(JSON.stringify(message));
  await expect.poll(() => shownBy(worker)).toEqual([reminder]);
  await page.getByRole("link", { name: "Journal" }).first().click();
  await expect(page).toHaveURL(/\/journal/);
  await pressNotification(worker, "");
  await expect(page.getByRole("dialog", { name: "How are you feeling?" })).toBeVisible();
  expect(context.pages()).toHaveLength(1);
  expect(await shownBy(worker)).toEqual([]);

  await turnLockOn(page);
  await deliver(JSON.stringify(message));
  await expect.poll(() => shownBy(worker)).toEqual([{ title: "Mood Universe", body: "", silent: true }]);

  faults.check();
  // What tabs without a network report.
  faults.allow(/./);
  const other = await context.newPage();
  await other.goto("/journal");
  await expect(other.getByText(note)).toBeVisible();

  await page.keyboard.press("l");
  await expectLocked(page);
  await expectLocked(other);
  await other.keyboard.press("Escape");
  await other.keyboard.press("n");
  await expectLocked(other);
  await other.emulateMedia({ media: "print" });
  await expectLocked(other);
  await other.emulateMedia({ media: null });

  const calls = ["/api/changes", "/api/docs"];
  for (const path of ["/journal", "/your-data/report", "/wellness-games", "/login", ...calls, "/?add=1"]) {
    await other.goto(path);
    await expectEmpty(other);
  }
  await other.reload();
  await expectEmpty(other);
  await goBack(other);
  await expect(other).toHaveURL(`${baseURL}/`);
  await expectNeverShown(other);

  await openLock(page);
  await expect(curtain(other)).toBeHidden();
  await page.getByRole("link", { name: "Journal" }).first().click();
  await expect(page.getByText(note)).toBeVisible();
  await page.goto("/licences.txt");
  await other.goto("/");
  await expectStars(other, 1);
  await other.keyboard.press("l");
  await expectLocked(other);
  await goBack(page);
  await expect(page).toHaveURL(`${baseURL}/journal`);
  await expectNeverShown(page);

  await context.setOffline(true);
  const offline = await context.newPage();
  await offline.goto("/journal");
  await expectEmpty(offline);
  await openLock(offline);
  await expect(offline.getByText(note)).toBeVisible();
  await expect(curtain(page)).toBeHidden();
});
