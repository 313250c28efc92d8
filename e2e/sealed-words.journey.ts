/** Sealed words in real browsers on a real server: a laptop that seals, a phone that unlocks, a printed kit, no network. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { accessUniverse, expectStars, postStar, putTag, signUp } from "./actions.ts";
import { journeysPath, storedName } from "./below-a-path.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";
import { choosePassphrase, passphrase, sealAll } from "./sealing.ts";

const walk = "We walked along the lake";
const letter = "A letter to nobody";

/** A person with two notes and a tag. */
async function writeWords(page: Page, universe: string) {
  await signUp(page, universe);
  await postStar(page, 30, { note: walk, tags: [await putTag(page, "Lakeside")] });
  await postStar(page, 20, { note: letter });
}

const wordsField = (page: Page) => page.getByLabel("Passphrase or recovery kit");
const stars = (page: Page) => page.getByRole("article");

async function unlock(page: Page, typed: string) {
  await wordsField(page).fill(typed);
  await page.getByRole("button", { name: "Unlock", exact: true }).click();
}

async function expectSealed(page: Page) {
  await expect(stars(page).getByText("Sealed", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(walk)).toBeHidden();
  await expect(page.getByText("Lakeside")).toBeHidden();
}

async function expectWords(page: Page) {
  await expect(page.getByText(walk)).toBeVisible();
  await expect(page.getByText("Lakeside").first()).toBeVisible();
  await expect(stars(page).getByText("Sealed", { exact: true })).toHaveCount(0);
}

const built = join(import.meta.dirname, "..", "dist", "client");

/** Every script that the browser has asked for, as text. */
function scriptsOf(context: BrowserContext) {
  const paths = new Set<string>();
  context.on("response", (response) => {
    if (response.request().resourceType() === "script")
      paths.add(new URL(response.url()).pathname.slice(journeysPath.length));
  });
  return async () =>
    (await Promise.all([...paths].map((path) => readFile(join(built, path), "utf8")))).join("\n");
}

test("no page of a universe with open words fetches what seals them", async ({ page, context }) => {
  const scripts = scriptsOf(context);
  await writeWords(page, "Open");
  await page.goto("/");
  await expectStars(page, 2);
  for (const path of ["/journal", "/insights", "/letters", "/compare", "/trackers", "/account-settings"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  const derivesKeys = "HKDF";
  expect(await scripts()).not.toContain(derivesKeys);
  await page.goto("/sealed-words");
  await expect(page.getByRole("button", { name: "Seal my words" })).toBeVisible();
  expect(await scripts()).toContain(derivesKeys);
});

test("what a laptop seals shows as sealed on a phone, and opens by the passphrase, or by the kit when it is lost", async ({
  page,
  openSecondBrowser,
}) => {
  await writeWords(page, "Laptop");
  const kit = await sealAll(page);

  const phone = await openSecondBrowser();
  await accessUniverse(phone, "Laptop");
  await expectStars(phone, 2);
  await phone.goto("/journal");
  await expectSealed(phone);
  await unlock(phone, "violet harbour tea cup");
  await expect(phone.getByText("That does not open your words.")).toBeVisible();
  await unlock(phone, passphrase);
  await expectWords(phone);
  await phone.getByRole("combobox", { name: "Search your stars" }).fill("lake");
  await expect(phone.getByText(letter)).toBeHidden();
  await expect(phone.getByText(walk)).toBeVisible();

  // The passphrase is forgotten: the kit, typed as from paper, opens the words and leads to a new one.
  const typed = kit.toLowerCase().replaceAll("-", " ").replaceAll("0", "o");
  const tablet = await openSecondBrowser();
  await accessUniverse(tablet, "Laptop");
  await expectStars(tablet, 2);
  await tablet.goto("/journal");
  await expectSealed(tablet);
  await unlock(tablet, typed);
  await expectWords(tablet);
  await tablet.goto("/sealed-words");
  await tablet.getByRole("button", { name: "Change the passphrase" }).click();
  await wordsField(tablet).fill(typed);
  await tablet.getByRole("button", { name: "Next" }).click();
  await choosePassphrase(tablet, "amber ladder north piano");
  await tablet.getByRole("button", { name: "Save passphrase" }).click();
  await expect(tablet.getByRole("list", { name: "What opens your words" })).toBeVisible();

  await phone.goto("/journal");
  await expectSealed(phone);
  await unlock(phone, passphrase);
  await expect(phone.getByText("That does not open your words.")).toBeVisible();
  await unlock(phone, "amber ladder north piano");
  await expectWords(phone);
});

test("without a network, sealed words open by the passphrase, and what is written then arrives sealed", async ({
  page: laptop,
  openSecondBrowser,
  server,
  faults,
}) => {
  faults.allow(/ERR_CONNECTION_(REFUSED|RESET)|status of 503|did not arrive/);
  await writeWords(laptop, "Night Train");
  await sealAll(laptop);
  const page = await openSecondBrowser({ serviceWorkers: "allow" });
  await accessUniverse(page, "Night Train");
  await expectStars(page, 2);
  await page.goto("/journal");
  await unlock(page, passphrase);
  await expectWords(page);
  await page.mouse.move(200, 200);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const heads = () =>
    page.evaluate(async (copyName) => {
      const opened = indexedDB.open(copyName);
      await new Promise((resolve) => opened.addEventListener("success", resolve));
      const count = opened.result.transaction("heads").objectStore("heads").count();
      await new Promise((resolve) => count.addEventListener("success", resolve));
      opened.result.close();
      return count.result;
    }, storedName("copy"));
  await expect.poll(heads).toBeGreaterThan(0);

  const before = sealedIn(await told(laptop));
  expect(before).toHaveLength(2);
  await server.stop();
  const offline = await page.context().newPage();
  await page.close();
  await offline.goto("/journal");
  await expectSealed(offline);
  await unlock(offline, passphrase);
  await expectWords(offline);
  await stars(offline)
    .filter({ hasText: letter })
    .getByRole("button", { name: /^Correct/ })
    .click();
  const change = offline.getByRole("dialog", { name: "Change this star" });
  await change.getByRole("textbox", { name: "Note" }).fill("A letter from the tunnel");
  await change.getByRole("button", { name: "Save Star" }).click();
  await expect(stars(offline).getByText("A letter from the tunnel")).toBeVisible();
  await offline.close();

  await server.start();
  const home = await page.context().newPage();
  await home.goto("/journal");
  await expectSealed(home);
  // What waits is sealed already, and is sent before anybody unlocks the words.
  await expect.poll(async () => sealedIn(await told(laptop))).not.toEqual(before);
  await unlock(home, passphrase);
  await expect(stars(home).getByText("A letter from the tunnel")).toBeVisible();
  expect(await told(laptop)).not.toContain("letter");

  // The device that has sealed the words keeps them unlocked.
  await laptop.goto("/journal");
  await expect(stars(laptop).getByText("A letter from the tunnel")).toBeVisible();
});

const told = async (page: Page) => (await page.request.get("/api/mood-entries")).text();
const sealedIn = (stars: string) => stars.match(/"1\.1\.[^"]+"/g);
