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

test.use({ locale: "de-DE", viewport: { width: 360, height: 740 } });

test("forms are there before the modules and keep what is typed and pressed meanwhile, and without scripts a page says that it needs them", async ({
  page,
  context,
  openSecondBrowser,
  faults,
}) => {
  faults.allow(/401/);

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
  });

  await test.step("without scripts a page says that it needs them, and shows no form", async () => {
    const bare = await openSecondBrowser({ javaScriptEnabled: false, locale: "en-US" });
    await bare.goto("/login");
    // Playwright finds no text in a noscript element.
    await expect(bare.locator("body")).toContainText("Mood Universe needs JavaScript to draw your sky.", {
      useInnerText: true,
    });
    await expect(bare.getByRole("textbox")).toBeHidden();
  });
});
