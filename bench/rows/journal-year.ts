/** What it costs the page of the journal to show a year in pixels, with React, style, layout and paint. */

import type { Browser, Locator, Page } from "@playwright/test";
import { openBrowser } from "../browser.ts";
import { median, runs } from "../measure.ts";
import { type Cost, meterOf } from "../page-load/thread-time.ts";
import { openContext } from "../page-load/visits.ts";
import { giveReadings, trackers } from "../readings.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const stars = 10_000;
/** Milliseconds after which all of the year is painted. */
const settleMs = 500;

const tab = (page: Page, name: string) => page.getByRole("tab", { name });

/** Where to press: finding an element is work of the page, and not measured. */
async function middleOf(locator: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

async function costOfPress(page: Page, cost: Cost, locator: Locator): Promise<number> {
  const [x, y] = await middleOf(locator);
  await page.mouse.move(x, y);
  return cost(() => page.mouse.click(x, y), settleMs);
}

/** `query` says what the days show. */
async function measureYear(browser: Browser, running: RunningServer, query = ""): Promise<readonly number[]> {
  const context = await openContext(browser, running, stars);
  try {
    const page = await context.newPage();
    await page.goto(`/journal?view=year&year=2025${query}`);
    await page.getByRole("grid").waitFor();
    const cost = await meterOf(page);
    const figures = { open: [] as number[], step: [] as number[] };
    for (let run = 0; run <= runs; run++) {
      await tab(page, "Days").click();
      await page.getByRole("article").first().waitFor();
      await page.waitForTimeout(settleMs);
      figures.open.push(await costOfPress(page, cost, tab(page, "Year")));
      const previous = page.getByRole("button", { name: "Previous year" });
      figures.step.push(await costOfPress(page, cost, previous));
    }
    console.error(`  open ${figures.open.map(Math.round)}, step ${figures.step.map(Math.round)}`);
    return [figures.open, figures.step].map((each) => median(each.slice(1)));
  } finally {
    await context.close();
  }
}

export async function journalYearRows(): Promise<Row[]> {
  const running = await startServer([stars]);
  const browser = await openBrowser();
  try {
    const [open, step] = await measureYear(browser, running);
    await giveReadings(running, stars);
    const [besideOpen, besideStep] = await measureYear(browser, running);
    const [pixelsOpen, pixelsStep] = await measureYear(browser, running, `&show=${trackers[0]?.id}`);
    return [
      limit("Opening a year in pixels from the days, thread time of the page", open ?? 0, "ms", {
        atMost: 50,
      }),
      limit("The year before it", step ?? 0, "ms", { atMost: 50 }),
      limit("Opening the year beside 18,000 readings", besideOpen ?? 0, "ms", { atMost: 50 }),
      limit("The year before it, beside 18,000 readings", besideStep ?? 0, "ms", { atMost: 50 }),
      limit("Opening the year of one of five trackers", pixelsOpen ?? 0, "ms", { atMost: 50 }),
      limit("The year before it of this tracker", pixelsStep ?? 0, "ms", { atMost: 50 }),
    ];
  } finally {
    await browser.close();
    await running.close();
  }
}
