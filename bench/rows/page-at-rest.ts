/** The frames that a sky draws while nothing happens. */

import type { Browser, Page } from "@playwright/test";
import { openContext } from "../page-load/visits.ts";
import type { RunningServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const restMs = 15_000;
const idleMs = 5_000;

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

export async function idleRows(browser: Browser, running: RunningServer): Promise<Row[]> {
  const owner = await openContext(browser, running, 1_000);
  const page = await owner.newPage();
  await page.goto("/");
  await page.locator("canvas[data-frames]").waitFor();
  return [
    limit("Frames of an idle sky in 5 s, 1,000 stars", await idleFrames(page), "frames", { atMost: 0 }),
  ];
}
