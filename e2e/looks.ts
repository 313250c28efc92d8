/** Checks that apply to every screen. */

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Contrast depends only on the theme and structure only on the width, so each theme is checked at a different width. */
export const looks = [
  { colorScheme: "dark", width: 1280, height: 800 },
  { colorScheme: "light", width: 360, height: 780 },
] as const;

export async function expectNothingSerious(page: Page) {
  // The mode for pages without frames; the other mode opens an additional page each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  const serious = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(serious, `What axe finds at ${new URL(page.url()).pathname}`).toEqual([]);
}

export async function expectNoOverflow(page: Page) {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  expect(content, `The width of ${new URL(page.url()).pathname}`).toBeLessThanOrEqual(window);
}
