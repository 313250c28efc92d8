/** The journal without a network, in a browser that is closed meanwhile, on a real server. */

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { chooseEmotion, expectStars, postStar, signUp } from "./actions.ts";
import { goBelow } from "./below-a-path.ts";
import { headlessOptions } from "./browser.ts";
import { expectBothVersions } from "./correcting.ts";
import { testWithOwnServer as base, expect } from "./fixtures.ts";
import { expectKept } from "./kept-in-browser.ts";
import { drawCheaply } from "./webgl.ts";

/** Opens the same browser again and again, with what it has stored. */
const test = base.extend<{ openBrowser: (options?: { offline: boolean }) => Promise<BrowserContext> }>({
  openBrowser: async ({ baseURL, contextOptions }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "mood-universe-browser-"));
    const opened: BrowserContext[] = [];
    await use(async ({ offline } = { offline: false }) => {
      const device = { serviceWorkers: "allow", offline } as const;
      const options = { ...headlessOptions, ...contextOptions, ...(baseURL && { baseURL }), ...device };
      const browser = await chromium.launchPersistentContext(folder, options);
      if (baseURL) goBelow(browser, baseURL);
      await drawCheaply(browser);
      opened.push(browser);
      return browser;
    });
    for (const browser of opened) await browser.close();
    await rm(folder, { recursive: true, force: true });
  },
});

const lines = [
  {
    region: "Harbour Town",
    lines: [{ name: "The Night Desk", contact: "0800 123 456", address: "tel:0800123456" }],
  },
];

test.use({
  environment: async ({ dataDir }, use) => {
    const file = join(dataDir, "support-lines.json");
    await writeFile(file, JSON.stringify(lines));
    await use({ COOLDOWN_SECONDS: "0", SUPPORT_LINES: file });
  },
});

const openSky = async (page: Page, stars: number) => {
  await page.goto("/");
  await expectStars(page, stars);
};

async function addStarOffline(page: Page, emotion: string, isFirst: boolean) {
  await page.getByRole("button", { name: "Add Mood" }).click();
  if (!isFirst) await page.getByRole("button", { name: "Add another star" }).click();
  await chooseEmotion(page, emotion);
  await page.getByRole("button", { name: "Create Star" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

test("what is written without a network arrives once, and a star that another device changes meanwhile is shown in both versions", async ({
  openBrowser,
  baseURL,
  faults,
}) => {
  const first = await openBrowser();
  const page = await first.newPage();
  await signUp(page, "Night Train");
  await postStar(page, 30, { note: "Before the tunnel", emotion: "hope" });
  await postStar(page, 20, { note: "Too much", emotion: "anger" });
  await openSky(page, 2);
  await expectKept(page);
  await first.close();

  const train = await openBrowser({ offline: true });
  const offline = await train.newPage();
  await openSky(offline, 2);
  await expect(offline.getByRole("heading", { name: "Night Train" })).toBeVisible();
  await offline.getByRole("button", { name: "Support" }).first().click();
  await expect(offline.getByRole("dialog", { name: "Support" }).getByText("The Night Desk")).toBeVisible();
  await offline.keyboard.press("Escape");
  await offline.goto("/mindful-moments?exercise=solar-warmth-journey");
  await expect(offline.getByRole("button", { name: "Start" })).toBeVisible();
  await offline.goto("/maze-challenges?maze=cosmic-pathfinder");
  await expect(offline.getByRole("application")).toBeVisible();
  await offline.goto("/insights");
  await expect(offline.getByRole("heading", { name: "Lately" })).toBeVisible();
  await offline.getByRole("button", { name: "Before and after exercises" }).click();
  await expect(
    offline.getByText(/^The exercises that you have finished are kept on the server/),
  ).toBeVisible();
  // The answer comes from a worker, whose code is on the device too.
  await offline.goto("/compare?first.words=dragons&second=others");
  await expect(offline.getByRole("heading", { level: 2, name: /none has what you chose/ })).toBeVisible();

  await offline.goto("/journal");
  const star = (note: string) => offline.getByRole("article").filter({ hasText: note });
  await star("Before the tunnel")
    .getByRole("button", { name: /^Correct/ })
    .click();
  const change = offline.getByRole("dialog", { name: "Change this star" });
  await change.getByRole("textbox", { name: "Note" }).fill("Before the long tunnel");
  await change.getByRole("button", { name: "Save Star" }).click();
  await expect(star("Before the long tunnel")).toBeVisible();
  await star("Too much")
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(star("Too much")).toBeHidden();

  await openSky(offline, 1);
  const made: { from: number; to: number }[] = [];
  for (const [at, emotion] of ["Joy", "Relief"].entries()) {
    const from = Date.now();
    await addStarOffline(offline, emotion, at === 0);
    made.push({ from, to: Date.now() });
  }
  await expect(offline.getByRole("button", { name: /^Waiting for the network.*4 writes/ })).toBeVisible();
  await train.close();

  const home = await openBrowser();
  faults.allow(/412 \(Precondition Failed\)/);
  faults.watch(home);
  const arrived = await home.newPage();
  await openSky(arrived, 3);
  const list = async (): Promise<MoodEntry[]> =>
    (await arrived.request.get(`${baseURL}/api/mood-entries`)).json();
  await expect
    .poll(async () => (await list()).map(({ emotion }) => emotion))
    .toEqual(["hope", "joy", "relief"]);
  const [corrected, ...stars] = await list();
  expect(corrected?.note).toBe("Before the long tunnel");
  // The server's clock is known to a second.
  for (const [at, { from, to }] of made.entries()) {
    const moment = Date.parse(stars[at]?.timestamp ?? "");
    expect(moment).toBeGreaterThan(from - 1_500);
    expect(moment).toBeLessThan(to + 1_500);
  }
  await expect(arrived.getByRole("button", { name: /^Waiting for the network/ })).toBeHidden();

  await test.step("at home, a correction that another device has overtaken is shown beside the other version", () =>
    expectBothVersions(arrived, "mouse"));
});
