/** What a page costs to load and to leave open. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { openBrowser } from "../browser.ts";
import { nameOf, type RunningServer, startServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const built = join(import.meta.dirname, "..", "..", "dist", "client");
const settleMs = 4_000;
const idleMs = 5_000;

/** Opens a page and adds up its scripts, each as gzip makes it. */
async function scriptKilobytes(page: Page, url: string): Promise<number> {
  const paths = new Set<string>();
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") paths.add(new URL(response.url()).pathname);
  });
  await page.goto(url);
  await page.waitForTimeout(settleMs);
  const sizes = [...paths].map(
    async (path) => gzipSync(await readFile(join(built, path)), { level: 9 }).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}

/** A browser that is signed in to the universe with so many stars. */
async function openSignedIn(
  browser: Browser,
  { server }: RunningServer,
  stars: number,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: server.url });
  await context.request.get(`/api/users/by-universe/${encodeURIComponent(nameOf(stars))}`);
  return context;
}

/** Counts what is drawn, from before the first script of the page. */
function countDraws() {
  const counter = { draws: 0 };
  Object.assign(window, { counter });
  const { prototype } = WebGL2RenderingContext;
  for (const name of [
    "drawArrays",
    "drawElements",
    "drawArraysInstanced",
    "drawElementsInstanced",
  ] as const) {
    const draw: (...parts: never[]) => void = prototype[name];
    Object.assign(prototype, {
      [name](this: WebGL2RenderingContext, ...parts: never[]) {
        counter.draws += 1;
        draw.apply(this, parts);
      },
    });
  }
}

const drawsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { counter: { draws: number } }).counter.draws);

async function idleDraws(page: Page): Promise<number> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(settleMs);
  const before = await drawsOf(page);
  await page.waitForTimeout(idleMs);
  return (await drawsOf(page)) - before;
}

export async function pageRows(): Promise<Row[]> {
  const running = await startServer([1_000]);
  const browser = await openBrowser();
  try {
    const visitor = await browser.newPage({ baseURL: running.server.url });
    const onboarding = await scriptKilobytes(visitor, "/onboarding");
    const owner = await openSignedIn(browser, running, 1_000);
    await owner.addInitScript(countDraws);
    const page = await owner.newPage();
    const home = await scriptKilobytes(page, "/");
    await page.locator("canvas").first().waitFor();
    return [
      limit("JavaScript on the wire, gzip: onboarding", onboarding, "KB", { atMost: 135 }),
      limit("JavaScript on the wire, gzip: home with the sky", home, "KB", { atMost: 285 }),
      limit("Draws of an idle sky in 5 s, 1,000 stars", await idleDraws(page), "draws", { atMost: 0 }),
    ];
  } finally {
    await browser.close();
    await running.close();
  }
}
