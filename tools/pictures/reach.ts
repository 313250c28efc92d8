/** Pictures of reminders, of installation, of a new version, and of what waits for the network. */

import type { Page } from "@playwright/test";
import { htmlCache, shellPath } from "../../domain/pages/paths.ts";
import { chooseEmotion, chooseSetting, openAddMood, signUp } from "../../e2e/actions.ts";
import { enterUniverse } from "../../e2e/sky.ts";
import { expectSkyIsDrawn } from "../../e2e/webgl.ts";
import { type Screen, visit } from "./screen.ts";

/**
 * Screens in their order, because some start from the previous one. `universe` has a journal with every kind of star.
 */
export const reachScreens = (universe: string): Screen[] => [
  { name: "waiting", open: writeOffline },
  { name: "waiting-list", open: (page) => page.getByRole("button", { name: /^Waiting for/ }).click() },
  { name: "quick-add", open: (page) => quickAdd(page, universe) },
  { name: "reminders", open: openReminders },
  { name: "install", open: openInstall },
  { name: "new-version", open: noticeVersion },
  { name: "stop-reminders", open: (page) => visit(page, "/stop-reminders?token=x") },
];

let universes = 0;

/** Three stars, a removal and a correction. */
async function writeOffline(page: Page) {
  await signUp(page, `Vega's tunnel ${++universes}`);
  for (const [at, emotion] of ["hope", "grief", "relief"].entries()) {
    const timestamp = new Date(Date.now() - (at + 1) * 86_400_000).toISOString();
    const data = { isTwinStar: 0, emotion, intensity: 5, timestamp, utcOffset: 0, timeZone: "UTC" };
    await page.request.post("/api/mood-entries", { data });
  }
  await visit(page, "/journal");
  // What follows needs code that the service worker fetches after a sign of the person.
  await page.mouse.move(200, 200);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await act(page, /^Remove/);
  await act(page, /^Correct/);
  await page.getByRole("textbox", { name: "Note" }).fill("Before the long tunnel");
  await page.getByRole("button", { name: "Save Star" }).click();
  await page.getByRole("link", { name: "Back to your sky" }).click();
  await expectSkyIsDrawn(page);
  await openAddMood(page);
  await chooseEmotion(page, "Relief");
  await page.getByRole("button", { name: "Create Star" }).click();
  await page.getByRole("button", { name: /^Waiting for the network.*3 writes/ }).waitFor();
  // The toast that the star is kept here would cover it.
  await page.keyboard.press("F8");
}

/** Acts on the latest star. On phones, its actions are in a menu. */
async function act(page: Page, name: RegExp) {
  const menu = page.getByRole("button", { name: /^Actions for/ }).first();
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name }).first().click();
}

/** Opens Add Mood as the icon on a phone does. */
async function quickAdd(page: Page, universe: string) {
  await page.context().setOffline(false);
  await enterUniverse(page, universe);
  await page.goto("/?add=1");
  await page.getByRole("dialog", { name: "How are you feeling?" }).waitFor();
}

const schedule = {
  ...{ isOn: true, timeZone: "Europe/Berlin", byMail: false, isSilent: true },
  times: [
    { time: "07:30", weekdays: [1, 2, 3, 4, 5] },
    { time: "21:00", weekdays: [0, 1, 2, 3, 4, 5, 6] },
  ],
};

async function openReminders(page: Page) {
  await page.request.put("/api/reminders", { data: schedule });
  await visit(page, "/");
  await chooseSetting(page, "Remind yourself");
  await page.getByRole("region", { name: "When" }).waitFor();
}

async function openInstall(page: Page) {
  await visit(page, "/");
  await chooseSetting(page, "Install the app");
}

/**
 * Tells the page that the service worker has fetched another version. Pages that open later have the one that is
 * there.
 */
async function noticeVersion(page: Page) {
  await page.keyboard.press("Escape");
  const place = [htmlCache, shellPath] as const;
  const html = await page.evaluateHandle(async ([name, path]) => {
    await navigator.serviceWorker.ready;
    const cache = await caches.open(name);
    const before = await cache.match(path);
    await cache.put(path, new Response('<script type="module" src="/assets/next.js"></script>'));
    navigator.serviceWorker.dispatchEvent(new Event("controllerchange"));
    return before;
  }, place);
  await page.getByText("A new version is ready.").waitFor();
  await html.evaluate(async (before, [name, path]) => {
    if (before) await (await caches.open(name)).put(path, before);
  }, place);
}
