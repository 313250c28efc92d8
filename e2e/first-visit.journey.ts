/**
 * A first visit over plain http, under a name that is not of this machine, as in the network of a home. Browsers do not say
 * there which site a request comes from.
 */

import type { Page } from "@playwright/test";
import { accessUniverse, addStar, expectStars, openSettings } from "./actions.ts";
import { plainHttpHost as host } from "./browser.ts";
import { secretCookies } from "./cookies.ts";
import { expect, testWithClock as test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";

const elsewhere = "http://elsewhere.example/";

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  environment: async ({ basePath }, use) =>
    use((port) => ({ PUBLIC_URL: `http://${host}:${port}${basePath}` })),
  baseURL: async ({ server, basePath }, use) => use(`http://${host}:${server.port}${basePath}`),
});

const begin = (page: Page) => page.getByRole("link", { name: "Create your universe" });
const universe = (page: Page) => page.getByRole("heading", { name: "Hello Sky", level: 1 });
const login = (page: Page) => page.getByRole("heading", { name: "Log in to your universe" });

/** The page of another site, which hides itself, sends the person to an address of ours, and the server answers. */
async function sendFromElsewhere(page: Page, url: string) {
  await page.route(elsewhere, (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "referrer-policy": "no-referrer" },
      body: `<a href="${url}">On</a>`,
    }),
  );
  await page.goto(elsewhere);
  const answer = page.waitForResponse((response) => response.url() === url);
  await page.getByRole("link", { name: "On" }).click();
  await answer;
}

test("on a phone a new person has a star after five taps, which outlasts a SIGKILL, and no other site signs them in or out", async ({
  page,
  baseURL,
  basePath,
  request,
  server,
  openSecondBrowser,
  clock,
  faults,
}) => {
  faults.allow(/Cross-Origin-Opener-Policy header has been ignored/);
  const url = (path: string) => baseURL + path;
  const attack = url("/api/users/by-universe/Of%20an%20attacker");

  await test.step("another site opens no universe of its own to a visitor", async () => {
    const data = { universeName: "Of an attacker", userName: "Eve" };
    // The browser alone resolves this host, so that this call names the address.
    expect((await request.post(`${server.url}${basePath}/api/users`, { data })).status()).toBe(201);
    await sendFromElsewhere(page, attack);
    await expect(page.getByRole("heading", { name: "Universal Identity" })).toBeVisible();
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    expect(await page.context().cookies()).toEqual([]);
  });

  await test.step("a universe and a star", async () => {
    let taps = 0;
    /** Taps a text that is visible on the screen. */
    const tap = async (text: string) => {
      taps++;
      await page.getByText(text, { exact: true }).filter({ visible: true }).first().tap({ force: true });
    };
    await page.goto("/");
    await expect(begin(page)).toBeInViewport({ ratio: 1 });
    await tap("Create your universe");
    await page.getByLabel("Universe Name").fill("Hello Sky");
    await page.getByLabel("Your Name").fill("Noor");
    await expect(page.getByLabel("Birthday")).toBeHidden();
    await tap("Launch Your Universe");
    await expect(page.getByText("Your sky is still empty.", { exact: false })).toBeVisible();
    await tap("Add your first star");
    await tap("Joy");
    await tap("Create Star");
    await expectStars(page, 1);
    await expect(page.getByText(/^Joy\. Your first star\./)).toBeAttached();
    await expect(page.getByText("Your first star", { exact: true })).toBeVisible();
    expect(taps).toBeLessThanOrEqual(5);
  });

  await test.step("a SIGKILL leaves the star, and the next one waits for the end of the pause", async () => {
    faults.check();
    // A poll may be sent while the server is down, and a call may wait for its answer when the server is killed.
    faults.allow(/ERR_(CONNECTION|EMPTY|SOCKET)/);
    await server.kill();
    await server.start();
    await page.reload();
    await expectStars(page, 1);
    const second = await openSecondBrowser();
    await accessUniverse(second, "Hello Sky");
    await expectStars(second, 1);
    // The page was loaded anew meanwhile.
    await expectToast(second, "Welcome back!", "Accessing Hello Sky");
    const addMood = second.getByRole("button", { name: "Add Mood" });
    await expect(addMood).toBeDisabled();
    await clock.advance(5 * 60_000);
    await expect(addMood).toBeEnabled();
    await addStar(second, "Hope");
    await expectStars(second, 2);
    await expectStars(page, 2);
  });

  faults.check();
  faults.allow(/status of 401/, /status of 404 .*\/api\/users\//);

  await test.step("another site signs nobody in or out, and our own pages do", async () => {
    await sendFromElsewhere(page, attack);
    await page.goto("/");
    await expect(universe(page)).toBeVisible();
    await sendFromElsewhere(page, url("/api/logout"));
    await expect(universe(page)).toBeVisible();

    await (await openSettings(page)).getByRole("link", { name: "Logout" }).click();
    await expect(login(page)).toBeVisible();
    await expect.poll(() => secretCookies(page.context())).toEqual([]);

    await accessUniverse(page, "Hello Sky");
    await expect(universe(page)).toBeVisible();
    await openSettings(page);
    // What a middle click opens, without the script of the page.
    await page.evaluate((logout) => open(logout, "_self"), url("/api/logout"));
    await expect(login(page)).toBeVisible();
  });
});
