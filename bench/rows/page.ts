/** The cost of loading a page and of keeping it open. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { openBrowser } from "../browser.ts";
import { nameOf, type RunningServer, startServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const built = join(import.meta.dirname, "..", "..", "dist", "client");
const settleMs = 4_000;
const restMs = 15_000;
const idleMs = 5_000;

/** Opens a page and adds up the gzip sizes of its scripts. */
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

/** A browser that is signed in to the universe with this number of stars. */
async function openSignedIn(
  browser: Browser,
  { server }: RunningServer,
  stars: number,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: server.url });
  const entered = await context.request.get(`/api/users/by-universe/${encodeURIComponent(nameOf(stars))}`);
  // The page itself stores the last user's id in this way.
  const { id } = await entered.json();
  await context.addInitScript((userId) => localStorage.setItem("mood-universe.user-id", userId), id);
  return context;
}

/** The sky reports the number of frames drawn in an attribute. */
const framesOf = async (page: Page) => Number(await page.getByLabel(/^Star map/).getAttribute("data-frames"));

/** Frames in five seconds, long enough after the last input that twinkling and orbits have stopped. */
async function idleFrames(page: Page): Promise<number> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(restMs);
  const before = await framesOf(page);
  await page.waitForTimeout(idleMs);
  return (await framesOf(page)) - before;
}

/** Other pages that a visitor can open. */
const otherPages = ["/onboarding", "/register", "/migrate", "/verify-email?token=none"];

export async function pageRows(): Promise<Row[]> {
  const running = await startServer([1_000]);
  const browser = await openBrowser();
  try {
    const visit = async (path: string) => {
      const visitor = await browser.newPage({ baseURL: running.server.url });
      const kilobytes = await scriptKilobytes(visitor, path);
      await visitor.close();
      return kilobytes;
    };
    const login = await visit("/login");
    const onTop: number[] = [];
    for (const path of otherPages) onTop.push((await visit(path)) - login);
    const owner = await openSignedIn(browser, running, 1_000);
    const page = await owner.newPage();
    const home = await scriptKilobytes(page, "/");
    await page.locator("canvas").first().waitFor();
    return [
      limit("JavaScript on the wire, gzip: login", login, "KB", { atMost: 135 }),
      limit("JavaScript on the wire, gzip: the heaviest other page on top", Math.max(...onTop), "KB", {
        atMost: 30,
      }),
      limit("JavaScript on the wire, gzip: home with the sky", home, "KB", { atMost: 285 }),
      limit("Frames of an idle sky in 5 s, 1,000 stars", await idleFrames(page), "frames", { atMost: 0 }),
    ];
  } finally {
    await browser.close();
    await running.close();
  }
}
