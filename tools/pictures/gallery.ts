/**
 * Takes pictures of every view of the sky with 1, 30, 365 and 5,000 stars, in both themes and three widths, to look at
 * after a change: `node tools/pictures/gallery.ts --to FOLDER`. The options --views, --stars, --themes and --widths
 * choose some of them, separated by commas; --flat draws without WebGL. They are too many for docs/pictures.
 */

import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { browserOptions } from "../../e2e/browser.ts";
import { enterUniverse, seedUniverse } from "../../e2e/sky.ts";
import { disableWebgl } from "../../testing/canvases.ts";
import { ServerProcess } from "../../testing/server-process.ts";
import { skyViews } from "./sky-views.ts";

const text = { type: "string" } as const;
const { values: options } = parseArgs({
  options: { to: text, views: text, stars: text, themes: text, widths: text, flat: { type: "boolean" } },
});
const folder = options.to;
if (!folder) throw new Error("Say where the pictures go: --to FOLDER.");
const listOf = (option: string | undefined, all: string) => (option ?? all).split(",");
const views = listOf(options.views, Object.keys(skyViews).join());
const counts = listOf(options.stars, "1,30,365,5000").map(Number);
const themes = listOf(options.themes, "dark,light") as ("dark" | "light")[];
const widths = listOf(options.widths, "390,768,1440").map(Number);
const heightOf = (width: number) => (width < 500 ? 844 : width < 1000 ? 1024 : 900);
/** Within it, the sky comes to rest and fades end, in milliseconds. */
const settling = 1_200;

const nameOf = (stars: number) => `Sky of ${stars}`;

type Look = { stars: number; colorScheme: "dark" | "light"; width: number };

async function takeViews(browser: Browser, baseURL: string, { stars, colorScheme, width }: Look) {
  const viewport = { width, height: heightOf(width) };
  const context = await browser.newContext({
    ...{ baseURL, colorScheme, viewport },
    ...{ hasTouch: width < 500, reducedMotion: "reduce" },
  });
  const page = await context.newPage();
  if (options.flat) await page.addInitScript(disableWebgl);
  await enterUniverse(page, nameOf(stars));
  await page.locator(`canvas[data-stars="${stars}"]`).waitFor();
  // Achievements would cover the sky.
  await page.addStyleTag({ content: "[data-toaster] { display: none }" });
  for (const view of views) {
    await skyViews[view]?.(page);
    await page.waitForTimeout(settling);
    const path = join(folder as string, `${view}-${stars}-${colorScheme}-${width}.jpg`);
    await page.screenshot({ path, type: "jpeg", quality: 88 });
  }
  await context.close();
}

await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), "mood-universe-gallery-"));
for (const stars of counts) await seedUniverse(dataDir, nameOf(stars), stars);
const server = new ServerProcess(dataDir, { RATE_LIMITS: "off" });
await server.start();
const browser = await chromium.launch(browserOptions);
for (const stars of counts)
  for (const colorScheme of themes)
    for (const width of widths) await takeViews(browser, server.url, { stars, colorScheme, width });
await browser.close();
await server.stop();
await rm(dataDir, { recursive: true });
