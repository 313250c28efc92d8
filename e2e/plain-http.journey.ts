/**
 * The product over plain http, under a name that is not of this machine: browsers do not say there which site a
 * request comes from.
 */

import type { Page } from "@playwright/test";
import { accessUniverse, launchUniverse, openSettings } from "./actions.ts";
import { plainHttpHost as host } from "./browser.ts";
import { secretCookies } from "./cookies.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";

const elsewhere = "http://elsewhere.example/";

test.use({
  environment: async ({ basePath }, use) =>
    use((port) => ({ PUBLIC_URL: `http://${host}:${port}${basePath}` })),
  baseURL: async ({ server, basePath }, use) => use(`http://${host}:${server.port}${basePath}`),
});

const universe = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 });

/** The page of another site sends the person to a path of ours, and hides itself. */
async function sendFromElsewhere(page: Page, url: string) {
  await page.route(elsewhere, (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "referrer-policy": "no-referrer" },
      body: `<a href="${url}">On</a>`,
    }),
  );
  await page.goto(elsewhere);
  await page.getByRole("link", { name: "On" }).click();
}

test("another site signs nobody in or out, and our own pages do", async ({ page, baseURL, faults }) => {
  faults.allow(/status of 401/, /status of 404 .*\/api\/users\//);
  faults.allow(/Cross-Origin-Opener-Policy header has been ignored/);
  const url = (path: string) => baseURL + path;
  await launchUniverse(page, "Of an attacker");
  await expect(universe(page, "Of an attacker")).toBeVisible();
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.context().clearCookies();

  await sendFromElsewhere(page, url("/api/users/by-universe/Of%20an%20attacker"));
  await expect(page.getByRole("heading", { name: "Universal Identity" })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);

  await launchUniverse(page, "My own");
  await expect(universe(page, "My own")).toBeVisible();
  await sendFromElsewhere(page, url("/api/users/by-universe/Of%20an%20attacker"));
  await page.goto("/");
  await expect(universe(page, "My own")).toBeVisible();
  await sendFromElsewhere(page, url("/api/logout"));
  await expect(universe(page, "My own")).toBeVisible();

  await (await openSettings(page)).getByRole("link", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Log in to your universe" })).toBeVisible();
  await expect.poll(() => secretCookies(page.context())).toEqual([]);

  await accessUniverse(page, "My own");
  await expect(universe(page, "My own")).toBeVisible();
  await openSettings(page);
  // What a middle click opens, without the script of the page.
  await page.evaluate((logout) => open(logout, "_self"), url("/api/logout"));
  await expect(page.getByRole("heading", { name: "Log in to your universe" })).toBeVisible();
});
