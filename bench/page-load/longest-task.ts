/**
 * The longest task of a page's main thread. It is measured as the thread's own time and multiplied: under emulated
 * throttling other programs on the machine count several times. Waiting for the graphics process is not part of it,
 * because without a graphics card that process computes every pixel.
 */

import type { Browser } from "@playwright/test";
import type { RunningServer } from "../running-server.ts";
import { longestTaskDuring } from "./traced-tasks.ts";
import { openContext, type Visit } from "./visits.ts";

/** How many times slower the processor is. */
const slowdown = 4;
const settleMs = 2_000;

/** Milliseconds. Each visit begins with an empty cache and includes what the page loads after its first input. */
export async function longestTask(browser: Browser, running: RunningServer, visit: Visit): Promise<number> {
  const context = await openContext(browser, running, visit.stars);
  const page = await context.newPage();
  const longest = await longestTaskDuring(browser, page, async () => {
    await page.goto(visit.path, { waitUntil: "commit" });
    await visit.act?.(page);
    await page.waitForTimeout(settleMs);
    await page.mouse.move(3, 3);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(settleMs);
  });
  await context.close();
  return slowdown * longest;
}
