/** The code of the built client: pages work before it arrives, fetch what they need once, and show which one runs. */

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startupMs } from "../client/loading/after-startup.ts";
import { expectStars, postStar, putTag, signUp } from "./actions.ts";
import { journeysPath } from "./below-a-path.ts";
import { expect, saveData, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";

// A page that is transparent has no first paint.
test.use({ sky: "2d", fetchesAhead: true, locale: "de-DE", viewport: { width: 360, height: 740 } });

const built = join(import.meta.dirname, "../dist/client");

/** Part of the code that seals words, and of none other. */
const derivesKeys = "HKDF";

/** Every script of these paths, as text. */
const textOf = async (asked: readonly string[]) => {
  const paths = [...new Set(asked.filter((path) => /^\/assets\/.*\.js$/.test(path)))];
  return (await Promise.all(paths.map((path) => readFile(join(built, path), "utf8")))).join("\n");
};

/** Keeps the modules of the page back until the returned function is called. */
async function holdModules(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!first-theme).*\.js$/, async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

/** Opens a page whose modules are held back, and waits for its first paint: browsers ignore what is pressed before. */
async function openPainted(page: Page, path: string) {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
}

const isTakenOver = (page: Page) => expect(page.locator("#root")).not.toHaveAttribute("data-drawn");

const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js"))
      .join(" "),
  );

/** How far elements have moved since, as browsers count it; 0 for not at all. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift" });
    Object.assign(globalThis, { shifts });
  });

/** Lets the first input alone end the startup of a page, however long a busy machine takes until then. */
const holdStartup = (page: Page) =>
  page.addInitScript((heldMs) => {
    const { setTimeout } = window;
    const start = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === heldMs ? 0 : setTimeout(handler, ms, ...rest);
    Object.assign(window, { setTimeout: start });
  }, startupMs);

/** Leads to another page without loading it anew, as a link does. */
const walkTo = (page: Page, path: string) =>
  page.evaluate((to) => history.pushState(null, "", to), journeysPath + path);

test("forms keep what is typed and pressed before their code is there, each page then fetches what it needs, and one shows which code runs", async ({
  page,
  context,
  openSecondBrowser,
  faults,
}) => {
  faults.allow(/status of 401 .*\/api\/auth\/login\)$/);

  await test.step("what is sent at the login before the modules are there is sent when they are", async () => {
    const release = await holdModules(page);
    await openPainted(page, "/login");
    await expect(page).toHaveTitle("Anmelden · Mood Universe");
    const name = page.getByLabel("E-Mail oder Name des Universums");
    await name.fill("Vega");
    await page.getByLabel("Passwort", { exact: true }).fill("Comets 4 tea!");
    const element = await name.elementHandle();
    await page.keyboard.press("Enter");
    expect(new URL(page.url()).search).toBe("");
    release();
    await isTakenOver(page);
    await expectToast(page, "Anmeldung fehlgeschlagen");
    await expect(name).toHaveValue("Vega");
    expect(await element?.evaluate((field) => field.isConnected)).toBe(true);
    await page.close();
  });

  await test.step("the form of a registration stays where it is, and asks for no library of data", async () => {
    const registering = await context.newPage();
    await holdStartup(registering);
    const release = await holdModules(registering);
    await openPainted(registering, "/register");
    const email = registering.getByLabel("E-Mail", { exact: true });
    await email.evaluate((field: HTMLInputElement) => {
      field.value = "ada@example.org";
    });
    // The fonts are asked for at the first layout, and ready before that.
    await registering.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loaded"));
    await registering.evaluate(() => document.fonts.ready);
    await watchShifts(registering);
    release();
    await isTakenOver(registering);
    await expect(email).toHaveValue("ada@example.org");
    expect(await registering.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    );
    expect(await scriptsOf(registering)).not.toContain("/assets/data-");
    // The first input ends the startup.
    await registering.mouse.move(100, 100);
    await expect.poll(() => scriptsOf(registering)).toContain("/assets/data-");
    await registering.close();
  });

  await test.step("a button that is pressed before the modules have arrived does its work when they have", async () => {
    const pressing = await context.newPage();
    const release = await holdModules(pressing);
    await openPainted(pressing, "/");
    await pressing.getByRole("button", { name: "Ich habe schon ein Universum" }).click();
    release();
    await expect(pressing.getByLabel("E-Mail oder Name des Universums")).toBeFocused();
    await pressing.close();
  });

  await test.step("without scripts a page says that it needs them, and shows no form", async () => {
    const bare = await openSecondBrowser({ javaScriptEnabled: false, locale: "en-US" });
    await bare.goto("/login");
    // Playwright finds no text in a noscript element.
    await expect(bare.locator("body")).toContainText("Mood Universe needs JavaScript to draw your sky.", {
      useInnerText: true,
    });
    await expect(bare.getByRole("textbox")).toBeHidden();
    await bare.close();
  });

  const home = await context.newPage();
  await home.addInitScript(saveData);
  // A universe that is made by a call is in English.
  await signUp(home, "Compared");
  await postStar(home, 30, { note: "A walk", tags: [await putTag(home, "Lakeside")] });
  const asked: string[] = [];
  home.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname.slice(journeysPath.length) + search);
  });

  await test.step("home asks for both before its scripts do", async () => {
    await home.goto("/");
    await expectStars(home, 1);
    // What the page asks for when it follows the changes says since when.
    const calls = asked.filter((path) => path === "/api/auth/me" || path === "/api/changes?form=1");
    expect(calls.sort()).toEqual(["/api/auth/me", "/api/changes?form=1"]);
    expect(asked.indexOf("/api/auth/me")).toBeLessThan(
      asked.findIndex((path) => path.includes("/assets/home")),
    );
  });

  await test.step("only the page that seals words fetches what does it", async () => {
    for (const [path, name] of [
      ["/journal", "Your journal"],
      ["/insights", "Insights"],
      ["/letters", "Letters"],
      ["/compare", "Compare"],
      ["/trackers", "Trackers"],
      ["/account-settings", "Account Settings"],
    ] as const) {
      await walkTo(home, path);
      await expect(home.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    }
    expect(await textOf(asked)).not.toContain(derivesKeys);
    await walkTo(home, "/sealed-words");
    await expect(home.getByRole("button", { name: "Seal my words" })).toBeVisible();
    expect(await textOf(asked)).toContain(derivesKeys);
  });

  await test.step("a page shows the hash of what was built, and which file was changed on its way", async () => {
    await home.goto("/what-runs");
    const shown = home.locator("[data-hash]");
    const list = await readFile(join(built, "hashes.txt"));
    await expect(shown).toHaveAttribute("data-hash", createHash("sha256").update(list).digest("hex"));
    await expect(home.getByText(/^All \d+ files of code that are at work in this page are/)).toBeVisible();
    await home.getByRole("button", { name: "Compare all files" }).click();
    await expect(home.getByText(/^All \d+ files of this version are as the list says/)).toBeVisible();

    await home.route("**/assets/WhatRunsPage-*.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};` });
    });
    await home.reload();
    await expect(home.getByText("Not as the list says:")).toBeVisible();
    await expect(home.getByText(/^assets\/WhatRunsPage-.*\.js$/)).toBeVisible();
  });
});
