/** The forms of visitors that the HTML contains, before React takes them over (decision 107). */

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";

// A page that is transparent has no first paint.
test.use({ sky: "2d", fetchesAhead: true });

/** Keeps the modules of the page back until the returned function is called. */
async function holdModules(page: Page): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!first-theme).*\.js$/, async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

/** Opens a page whose modules are held back. Browsers drop what is pressed before the first paint, which nobody can see. */
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

test.describe("in German", () => {
  test.use({ locale: "de-DE", viewport: { width: 360, height: 740 } });

  test("the login form is there before the modules: what is typed and sent meanwhile stays and is sent", async ({
    page,
    faults,
  }) => {
    faults.allow(/401/);
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
  });

  test("the form of a registration stays where it is with what was typed, and asks for no library of data", async ({
    page,
  }) => {
    const release = await holdModules(page);
    await openPainted(page, "/register");
    const email = page.getByLabel("E-Mail", { exact: true });
    await email.evaluate((field: HTMLInputElement) => {
      field.value = "ada@example.org";
    });
    // The fonts are asked for at the first layout, and ready before that.
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "loaded"));
    await page.evaluate(() => document.fonts.ready);
    await watchShifts(page);
    release();
    await isTakenOver(page);
    await expect(email).toHaveValue("ada@example.org");
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
    expect(await scriptsOf(page)).not.toContain("/assets/data-");
    // The first input ends the startup.
    await page.mouse.move(100, 100);
    await expect.poll(() => scriptsOf(page)).toContain("/assets/data-");
  });
});

test("a button that is pressed before the modules have arrived does its work when they have", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdModules(page);
  await openPainted(page, "/");
  await page.getByRole("button", { name: "I have a universe already" }).click();
  release();
  await expect(page.getByLabel("E-mail or universe name")).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that it needs them, and shows no form", async ({ page }) => {
    await page.goto("/login");
    // Playwright finds no text in a noscript element.
    await expect(page.locator("body")).toContainText("Mood Universe needs JavaScript to draw your sky.", {
      useInnerText: true,
    });
    await expect(page.getByRole("textbox")).toBeHidden();
  });
});
