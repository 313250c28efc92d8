/** The requests of a home page with an empty cache, including everything that it loads after the first view. */

import type { Browser } from "@playwright/test";
import { openContext } from "../page-load/visits.ts";
import type { RunningServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

/** The page has loaded everything when it has requested nothing new for so long, also on a busy machine. */
const quietMs = 15_000;

export async function requestRows(browser: Browser, running: RunningServer): Promise<Row[]> {
  const owner = await openContext(browser, running, 1_000);
  const page = await owner.newPage();
  const requested: string[] = [];
  let latest = performance.now();
  page.on("request", (request) => {
    const url = request.url();
    // Every three seconds the page asks for what has changed.
    if (requested.includes(url) && url.includes("/api/changes")) return;
    requested.push(url);
    latest = performance.now();
  });
  await page.goto("/");
  await page.locator("canvas[data-frames]").waitFor();
  // The first input ends the startup.
  await page.mouse.move(2, 2);
  latest = performance.now();
  while (performance.now() - latest < quietMs) await page.waitForTimeout(100);
  return [limit("Requests of a cold home, 1,000 stars", requested.length, "requests", { atMost: 40 })];
}
