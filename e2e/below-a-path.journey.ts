/** The product below a path of its host, as an installed app, beside another installation of the same host. */

import type { Page } from "@playwright/test";
import { addStar, chooseEmotion, expectStars, launchUniverse, openAddMood } from "./actions.ts";
import { testWithOwnServer as base, expect } from "./fixtures.ts";

const test = base.extend({ basePath: "/mood" });

test.use({ serviceWorkers: "allow", environment: { COOLDOWN_SECONDS: "0" } });

/** What the browser keeps for the host, by name; cookies with their paths. */
async function keptBy(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name, path }) => `${name} ${path}`);
  const names = await page.evaluate(async () => [
    ...Object.keys({ ...localStorage, ...sessionStorage }),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  ]);
  return { cookies, names };
}

test("below a path the app is installed, opens without a network and sends what waited, and keeps all under names of its own", async ({
  page,
  baseURL,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await launchUniverse(page, "Below A Path");
  await expect(page.getByRole("heading", { name: "Below A Path" })).toBeVisible();
  await addStar(page, "Joy");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await page.context().setOffline(true);
  await page.reload();
  await expectStars(page, 1);
  await openAddMood(page);
  await chooseEmotion(page, "Hope");
  await page.getByRole("button", { name: "Create Star" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("link", { name: "Journal" }).first().click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await expect(page).toHaveURL(`${baseURL}/journal`);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.context().setOffline(false);
  await expect(page.getByRole("button", { name: /^Waiting for the network/ })).toBeHidden();
  const stored = await page.request.get("/api/mood-entries");
  await expect(await stored.json()).toHaveLength(2);

  const { cookies, names } = await keptBy(page);
  expect(cookies.filter((cookie) => !/\+mood \/mood$/.test(cookie))).toEqual([]);
  expect(names.filter((name) => !name.startsWith("/mood:mood-universe") && name !== "/mood/")).toEqual([]);
  expect(names).toContain("/mood/");
  expect(names).toContain("/mood:mood-universe.copy");
});
