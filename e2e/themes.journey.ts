import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { createUniverse } from "./people.ts";
import { pixelsOf } from "./pixels.ts";
import { skyOf } from "./sky.ts";

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

test("a theme is followed by the sky and by other tabs at once, and the system's comes back", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await createUniverse(page, "Two Grounds");
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await other.goto("/");
  await expect(skyOf(other)).toBeVisible();
  await expect.poll(() => brightness(page)).toBeGreaterThan(200);

  await choose(page, "Dark");
  await expect.poll(() => brightness(page)).toBeLessThan(60);
  await expect(other.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect.poll(() => brightness(other)).toBeLessThan(60);
  expect(await barColor(page)).toEqual(["#070b18"]);

  await choose(page, "System");
  await expect.poll(() => brightness(page)).toBeGreaterThan(200);
  expect(await barColor(page)).toEqual(["#f7f4ec"]);
  expect(await page.evaluate(() => localStorage.getItem("mood-universe.theme"))).toBeNull();
});

test("a chosen theme is there before anything else of the page has run", async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await createUniverse(page, "Night Owl");
  await choose(page, "Dark");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();

  // Every module of the page is kept away: what is painted now is painted first.
  await page.route(/\/assets\/(?!first-theme).*\.js$/, (route) => route.abort());
  await page.reload();
  expect(await brightness(page)).toBeLessThan(40);
  await expect(page.getByRole("main")).toHaveCount(0);
});
