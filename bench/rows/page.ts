/** The cost of loading a page and of keeping it open. */

import type { Browser } from "@playwright/test";
import { openBrowser } from "../browser.ts";
import { universes } from "../page-load/visits.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import type { Row } from "../table.ts";

export type Measure = (browser: Browser, running: RunningServer) => Promise<Row[]>;

/** A browser for each group, because the trace of one holds all pages that it has opened. */
export async function onPages(measure: Measure): Promise<Row[]> {
  const running = await startServer([...universes]);
  const browser = await openBrowser();
  try {
    return await measure(browser, running);
  } finally {
    await browser.close();
    await running.close();
  }
}
