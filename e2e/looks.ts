/** What holds of every screen, whatever it looks like. */

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Contrast depends on the theme and structure on the width, but neither on both: each theme has a width of its own. */
export const looks = [
  { colorScheme: "dark", width: 1280, height: 800 },
  { colorScheme: "light", width: 360, height: 780 },
] as const;

export async function expectNothingSerious(page: Page) {
  // The mode for pages without frames: the other one opens a page of its own each time.
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
