import type { Page } from "@playwright/test";
import { createUniverse } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { pixelsOf } from "./pixels.ts";
import { skyOf } from "./sky.ts";
import { disableWebgl } from "./webgl.ts";

test.use({ webgl: true });

/** Mean of red, green and blue of the whole window, 0 to 255. */
async function brightness(page: Page): Promise<number> {
  const pixels = await pixelsOf(page, await page.screenshot());
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4)
    sum += (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
  return sum / (pixels.length / 4) / 3;
}

const choose = (page: Page, theme: string) =>
  page.getByRole("radio", { name: theme, exact: true }).check({ force: true });

const barColor = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  );

test("the sky and other tabs follow a chosen theme, which is applied before the first paint", async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.emulateMedia({ colorScheme: "light" });
  await createUniverse(page, "Two Grounds");
  const other = await context.newPage();
  // One tab with WebGL is enough.
  await other.addInitScript(disableWebgl);
  await other.emulateMedia({ colorScheme: "light" });
  await other.goto("/");
  await expect(skyOf(other)).toBeVisible();
  await expect.poll(() => brightness(page)).toBeGreaterThan(200);

  await choose(page, "Dark");
  await expect.poll(() => brightness(page)).toBeLessThan(60);
  await expect(other.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect.poll(() => brightness(other)).toBeLessThan(60);
  await other.close();
  expect(await barColor(page)).toEqual(["#070b18"]);

  // No module of the page arrives: what is painted now is painted first.
  const modules = /\/assets\/(?!first-theme).*\.js$/;
  await page.route(modules, (route) => route.abort());
  await page.reload();
  expect(await brightness(page)).toBeLessThan(40);
  await expect(page.getByRole("main")).toHaveText("Loading your universe...");
  await page.unroute(modules);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();

  await choose(page, "System");
  await expect.poll(() => brightness(page)).toBeGreaterThan(200);
  expect(await barColor(page)).toEqual(["#f7f4ec"]);
  expect(await page.evaluate(() => localStorage.getItem("mood-universe.theme"))).toBeNull();
});
