/**
 * The product below a path of a host, behind the operators' files for nginx and Caddy (hosting/), with https: every page,
 * mail, link and file, installed and without a network, and beside an installation that has the whole host.
 */

import type { BrowserContext, Page } from "@playwright/test";
import { isShellPath } from "#domain/pages/paths.ts";
import { pageModules } from "../tools/page-files.ts";
import { ada, field, followLink, heading, logIn, press, register } from "./account-actions.ts";
import {
  addStar,
  chooseEmotion,
  chooseSetting,
  expectStars,
  launchUniverse,
  openAddMood,
  openSettings,
} from "./actions.ts";
import { Faults } from "./faults.ts";
import { test as base, expect } from "./fixtures.ts";
import { startForeignSite } from "./foreign-site.ts";
import { turnOnMusic } from "./music.ts";
import { sealAll } from "./sealing.ts";
import { basePath, openSharedHost, type SharedHost } from "./shared-host.ts";

const kinds = ["nginx", "Caddy"] as const;

const paths = Object.keys(pageModules)
  .map((path) => path.replace(":gameId", "color-wheel-explorer").replace(":trackerId", "no-such-tracker"))
  .concat("/no/such/page", "/?add=1", "/?check-in=1");

/** Pages that open from the device. The others have a secret in the address, or are no pages. */
const offlinePaths = paths.filter((path) => isShellPath(path) && path !== "/no/such/page");

/** What a browser asks the host for that is outside of the path, or not there, and what the policy of pages refuses. */
function watch(browser: BrowserContext, { root, address }: SharedHost) {
  const wrong: string[] = [];
  browser.on("request", (request) => {
    const url = request.url();
    if (url.startsWith(root) && !url.startsWith(`${address}/`)) wrong.push(`outside: ${url}`);
  });
  browser.on("response", (response) => {
    if (response.url().startsWith(root) && response.status() === 404)
      wrong.push(`not there: ${response.url()}`);
  });
  browser.on("console", (message) => {
    if (/Content Security Policy|Manifest:/i.test(message.text())) wrong.push(message.text());
  });
  return wrong;
}

/** Every address of this host that the page names is below the path. */
async function expectAddressesBelow(page: Page) {
  const outside = await page.evaluate(
    (path) =>
      [...document.querySelectorAll("[href], [src], [action]")]
        .flatMap((element) => ["href", "src", "action"].map((name) => element.getAttribute(name)))
        .filter((address) => address !== null)
        .map((address) => new URL(address, location.href))
        .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith(`${path}/`))
        .map(({ href }) => href),
    basePath,
  );
  expect([page.url(), outside]).toEqual([page.url(), []]);
}

async function walk(page: Page, address: string, opened = paths) {
  for (const path of opened) {
    await page.goto(path);
    await expect(page.locator("h1, h2").first()).toBeVisible();
    expect(page.url().startsWith(`${address}/`)).toBe(true);
    await expectAddressesBelow(page);
  }
}

/** The names of what the browser keeps for the installation below the path. */
const keptBelow = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? "");
    const names = [...Object.keys(localStorage), ...(await caches.keys()), ...databases];
    return names.filter((name) => name.startsWith("/mood:")).sort();
  });

/** Waits until the page has the service worker of its installation, for which it begins to fetch after the first input. */
async function waitForWorker(page: Page, path: string) {
  await page.mouse.move(200, 200);
  await page.waitForFunction(
    (script) => navigator.serviceWorker.controller?.scriptURL === location.origin + script,
    `${path}/service-worker.js`,
  );
}

for (const kind of kinds)
  base.describe(`behind ${kind}`, { tag: "@long" }, () => {
    const test = base.extend<{ shared: SharedHost }>({
      shared: async ({ browserName: _ }, use) => {
        const shared = await openSharedHost(kind);
        await use(shared);
        await shared.close();
      },
      baseURL: ({ shared }, use) => use(shared.address),
    });

    test("a person registers, walks through every page, installs the app and uses it without a network", async ({
      shared,
    }) => {
      const { address, mailServer } = shared;
      const browser = await shared.openBrowser();
      const wrong = watch(browser, shared);
      const page = await browser.newPage();
      await walk(page, address);
      await register(page, ada);
      const { link } = await mailServer.mailTo(ada.email);
      expect(link).toMatch(new RegExp(`^${address}/verify-email\\?token=`));
      await followLink(page, mailServer, ada.email);
      await page.getByRole("link", { name: "Go to login" }).click();
      await logIn(page, ada.email, ada.password);
      await expect(heading(page, ada.universeName)).toBeVisible();
      await expect(page).toHaveURL(`${address}/`);
      await addStar(page, "Joy");
      await walk(page, address);

      await page.goto("/");
      await waitForWorker(page, basePath);
      const chromium = await browser.newCDPSession(page);
      const { errors, manifest, url } = await chromium.send("Page.getAppManifest");
      expect([errors, url]).toEqual([[], `${address}/manifest.webmanifest`]);
      expect([manifest?.scope, manifest?.startUrl, manifest?.id]).toEqual(Array(3).fill(`${address}/`));
      const { installabilityErrors } = await chromium.send("Page.getInstallabilityErrors");
      expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);

      await browser.setOffline(true);
      await walk(page, address, offlinePaths);
      await page.goto("/");
      await expectStars(page, 1);
      await openAddMood(page);
      await chooseEmotion(page, "Hope");
      await page.getByRole("button", { name: "Create Star" }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
      await browser.setOffline(false);
      await expectStars(page, 2);
      expect(wrong).toEqual([]);

      const phone = await shared.openBrowser();
      const strays = watch(phone, shared);
      const opened = await phone.newPage();
      await opened.goto("/sign-in-link");
      await field(opened, "Your e-mail address").fill(ada.email);
      await press(opened, "Send the link");
      await followLink(opened, mailServer, ada.email, 2);
      await press(opened, "Open it here");
      await press(opened, "Not now");
      await expect(heading(opened, ada.universeName)).toBeVisible();
      await expect(opened).toHaveURL(`${address}/`);
      expect(strays).toEqual([]);
    });

    test("a provider signs a person in, whose sky is shown on another site", async ({ shared }) => {
      const { address, provider } = shared;
      const browser = await shared.openBrowser();
      const wrong = watch(browser, shared);
      const page = await browser.newPage();
      provider.account = { sub: "ada", name: "Ada", email: "ada@example.org", email_verified: true };
      await page.goto("/login");
      await page.getByRole("link", { name: "Sign in with your provider" }).click();
      await expect(heading(page, "Ada's Universe")).toBeVisible();
      await expect(page).toHaveURL(`${address}/`);
      await addStar(page, "Joy");

      await chooseSetting(page, "Show your sky");
      const settings = page.getByRole("dialog", { name: "Show your sky" });
      await settings.getByRole("button", { name: "Create a link" }).click();
      await settings.getByRole("button", { name: "Create link" }).click();
      await settings.getByRole("button", { name: "Copy embed code" }).click();
      const code = await page.evaluate(() => navigator.clipboard.readText());
      expect(code).toContain(`src="${address}/s/`);
      const site = await startForeignSite(code);
      const blog = await browser.newPage();
      await blog.goto(site.url);
      const frame = blog.frameLocator("iframe");
      await expect(frame.getByRole("heading", { name: "A sky of one star" })).toBeVisible();
      await expect(frame.getByRole("link", { name: "Made with Mood Universe" })).toHaveAttribute(
        "href",
        `${basePath}/`,
      );
      await site.close();
      await blog.goto(/src="([^"]+)\/embed"/.exec(code)?.[1] ?? "no link");
      await expect(blog.getByRole("heading", { name: "A sky of one star" })).toBeVisible();
      await expectAddressesBelow(blog);
      expect(wrong).toEqual([]);
    });

    test("music plays, and workers make a file of the universe and seal its words", async ({ shared }) => {
      const browser = await shared.openBrowser();
      const wrong = watch(browser, shared);
      const faults = new Faults(shared.address);
      faults.watch(browser);
      const page = await browser.newPage();
      await launchUniverse(page, "Workers");
      await addStar(page, "Joy");
      await turnOnMusic(page, faults);

      await page.goto("/your-data");
      const downloaded = page.waitForEvent("download");
      await page.getByRole("button", { name: "Save everything as JSON" }).click();
      expect((await downloaded).suggestedFilename()).toMatch(/\.json$/);

      await sealAll(page);
      await page.goto("/journal");
      await expect(page.getByRole("article")).toHaveCount(1);
      expect(wrong).toEqual([]);
      faults.check();
    });

    test("two installations of the host do not mix what a browser keeps, and neither shows the pages of the other", async ({
      shared,
    }) => {
      const { root, address } = shared;
      const browser = await shared.openBrowser();
      const [above, below] = [await browser.newPage(), await browser.newPage()];
      await above.goto(`${root}/onboarding`);
      await above.getByLabel("Universe Name").fill("Whole Host");
      await above.getByLabel("Your Name").fill("Ada");
      await above.getByRole("button", { name: "Launch Your Universe" }).click();
      await expect(heading(above, "Whole Host")).toBeVisible();
      await addStar(above, "Joy");
      await waitForWorker(above, "");

      // The service worker of the whole host has this path too, and leaves it to the server.
      for (const path of ["/", "/journal", "/login", "/no/such/page"]) {
        await below.goto(path);
        await expect(below.getByRole("heading", { name: "Log in to your universe" })).toBeVisible();
        await expectAddressesBelow(below);
      }
      await launchUniverse(below, "Below");
      await expect(heading(below, "Below")).toBeVisible();
      await expectStars(below, 0);
      await addStar(below, "Grief");
      await below.goto("/");
      await waitForWorker(below, basePath);

      for (const [page, name, home] of [
        [above, "Whole Host", `${root}/`],
        [below, "Below", `${address}/`],
      ] as const) {
        await page.goto(home);
        await expect(heading(page, name)).toBeVisible();
        await expectStars(page, 1);
      }
      const before = await keptBelow(below);
      await (await openSettings(above)).getByRole("link", { name: "Logout" }).click();
      await expect(above.getByRole("heading", { name: "Log in to your universe" })).toBeVisible();
      expect(await keptBelow(below)).toEqual(before);
      await browser.setOffline(true);
      await below.goto("/journal");
      await expect(below.getByRole("article")).toHaveCount(1);
      await browser.setOffline(false);
      await below.goto("/");
      await expect(heading(below, "Below")).toBeVisible();
      await (await openSettings(below)).getByRole("link", { name: "Logout" }).click();
      await expect(below.getByRole("heading", { name: "Log in to your universe" })).toBeVisible();
      await above.goto(`${root}/`);
      await expect(above.getByRole("heading", { name: "Log in to your universe" })).toBeVisible();
    });
  });
