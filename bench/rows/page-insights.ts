/** The longest task of the page of insights while it opens with many stars: its worker computes, and the page still reacts. */

import { openBrowser } from "../browser.ts";
import { median } from "../measure.ts";
import { longestTaskDuring } from "../page-load/traced-tasks.ts";
import { openContext } from "../page-load/visits.ts";
import { startServer } from "../running-server.ts";
import { limit, type Row } from "../table.ts";

const stars = 10_000;
const rounds = 3;
const settleMs = 1_500;

export async function insightsPageRows(): Promise<Row[]> {
  const running = await startServer([stars]);
  const browser = await openBrowser();
  const durations: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const context = await openContext(browser, running, stars);
      const page = await context.newPage();
      durations.push(
        await longestTaskDuring(browser, page, async () => {
          await page.goto("/insights", { waitUntil: "commit" });
          await page.getByRole("region", { name: "How sure is this" }).waitFor({ timeout: 60_000 });
          await page.waitForTimeout(settleMs);
        }),
      );
      await context.close();
    }
  } finally {
    await browser.close();
    await running.close();
  }
  return [limit("Longest task of the insights of 10,000 stars", median(durations), "ms", { atMost: 100 })];
}
